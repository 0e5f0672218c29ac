const open = { auth: false as const };

// Leads go in and never out: no read route exists, the admin panel alone shows them.
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/website-leads', handler: 'website-lead.create', config: open },
    { method: 'POST', path: '/gate-passes', handler: 'website-lead.gatePass', config: open },
    { method: 'PUT', path: '/application-cv', handler: 'website-lead.applicationCv', config: open },
    { method: 'GET', path: '/form-token', handler: 'website-lead.formToken', config: open },
    { method: 'GET', path: '/consent-notice', handler: 'website-lead.consentNotice', config: open },
  ],
};
