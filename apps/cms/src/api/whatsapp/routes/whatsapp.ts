const open = { auth: false as const };

// Called by Meta: the first once, when the webhook is set up, the second signed. The third by the site's own server.
export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/whatsapp', handler: 'whatsapp.verify', config: open },
    { method: 'POST', path: '/whatsapp', handler: 'whatsapp.receive', config: open },
    { method: 'POST', path: '/whatsapp-presses', handler: 'whatsapp-press.note', config: open },
  ],
};
