import { expect, test } from 'vitest';
import project from '../../../api/projects/content-types/projects/schema.json';
import configuration from '../../../components/project/configuration.json';
import payment from '../../../components/project/payment.json';
import { LEFT_OUT, REUSED, REUSED_IN_PART } from './copy-rules';

// Of its own in a copy.
const MADE_ANEW = ['title', 'projectStatus'];

test('of each field of a project it is said once whether a copy has it', () => {
  const said = [...REUSED, ...Object.keys(REUSED_IN_PART), ...LEFT_OUT, ...MADE_ANEW];
  expect([...said].sort()).toEqual(Object.keys(project.attributes).sort());
});

test('of what is reused in part, prices and dates are left out', () => {
  const left = (part: { attributes: Record<string, { type: string }> }, type: string) =>
    Object.keys(part.attributes).filter((name) => part.attributes[name]?.type === type);
  expect(REUSED_IN_PART.ProjectConfiguration).toEqual(
    expect.arrayContaining(left(configuration, 'biginteger')),
  );
  expect(REUSED_IN_PART.paymentPlan).toEqual(expect.arrayContaining(left(payment, 'date')));
});
