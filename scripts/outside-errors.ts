import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** The variable that names the file for the count. */
export const OUTSIDE_ERRORS = 'OUTSIDE_ERRORS_FILE';

/** A reporter of vitest: how many errors a run met outside of all its tests, which its report in JSON does not say. */
export default class OutsideErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    const file = process.env[OUTSIDE_ERRORS];
    if (file) writeFileSync(file, String(errors.length));
  }
}
