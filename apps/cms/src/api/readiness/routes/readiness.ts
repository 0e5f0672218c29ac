export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/readiness', handler: 'readiness.find', config: { auth: false } }],
};
