import { describe, expect, it } from 'vitest';
import { studioPython } from './python.mts';

// The slowest takes a second on a machine that does nothing else.
const TIMEOUT_MS = 60_000;

const python = await studioPython();
python.runPython(`
import io, unittest

def flat(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flat(test)
        else:
            yield test

def sentence(name):
    """test_outline.Bays.test_lie_end_to_end becomes Bays lie end to end; a file that fails to load keeps its name."""
    subject, predicate = name.split(".")[-2:]
    return subject + predicate.removeprefix("test").replace("_", " ")

loader = unittest.TestLoader()
tests = {sentence(test.id()): test for test in flat(loader.discover(f"{studio}/tests"))}

def complaint(name):
    """What the runner says of a test that did not pass; nothing of one that did."""
    said = io.StringIO()
    outcome = unittest.TextTestRunner(said, warnings="error").run(unittest.TestSuite([tests[name]]))
    passed = outcome.wasSuccessful() and not outcome.skipped and outcome.testsRun == 1
    return "" if passed else said.getvalue()
`);
const names: string[] = python.runPython('list(tests)').toJs();
const complaint: (name: string) => string = python.globals.get('complaint');

describe('The render studio', () => {
  it.each(names)('%s', { timeout: TIMEOUT_MS }, (name) => {
    expect(complaint(name)).toBe('');
  });
});
