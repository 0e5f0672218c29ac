// Leads go in and never out: no read route exists, the admin panel alone shows them.
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/website-leads', handler: 'website-lead.create', config: { auth: false } },
  ],
};
