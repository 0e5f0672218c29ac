const open = { auth: false as const };

// The token goes in the body: a path would stand in every log on the way.
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/privacy/view', handler: 'privacy.view', config: open },
    { method: 'POST', path: '/privacy/withdraw', handler: 'privacy.withdraw', config: open },
    { method: 'POST', path: '/privacy/erase', handler: 'privacy.erase', config: open },
  ],
};
