/** Ctrl-C or a stop signal lets the apps finish what they are answering. */
export function stopOnSignals({ stop }: { stop: () => Promise<void> }): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping: requests under way are finished first …');
    void stop();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
