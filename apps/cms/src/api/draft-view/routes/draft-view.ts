// The note goes in the body: a path would stand in every log on the way.
export default {
  type: 'content-api',
  routes: [{ method: 'POST', path: '/draft-views', handler: 'draft-view.open', config: { auth: false } }],
};
