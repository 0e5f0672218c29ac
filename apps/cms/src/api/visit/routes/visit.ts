const open = { auth: false as const };

// What anybody may ask: which times are free. Holds, steps and links of visits are brought by the site's own server.
export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/visit-slots', handler: 'visit.slots', config: open },
    { method: 'POST', path: '/visit-holds', handler: 'visit.hold', config: open },
    { method: 'POST', path: '/visit-steps', handler: 'visit-step.count', config: open },
    { method: 'POST', path: '/visit-views', handler: 'visit-link.view', config: open },
    { method: 'POST', path: '/visit-changes', handler: 'visit-link.change', config: open },
    { method: 'POST', path: '/visit-calendars', handler: 'visit-link.calendar', config: open },
  ],
};
