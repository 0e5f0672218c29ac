/** Shows the plan that the address names: it may stand behind the choice of another configuration. */
export function enhance(choices: HTMLElement, signal: AbortSignal): void {
  const show = () => {
    const plan = document.getElementById(location.hash.slice(1));
    if (!plan || !choices.contains(plan)) return;
    const choice = plan.parentElement?.previousElementSibling?.querySelector('input');
    if (choice) choice.checked = true;
    plan.scrollIntoView();
  };
  show();
  addEventListener('hashchange', show, { signal });
}
