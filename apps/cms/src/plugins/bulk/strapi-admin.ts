/** The panel's half of the plugin. */
export default {
  register() {
    // Its page comes with what follows.
  },
};
