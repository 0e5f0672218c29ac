import { type Layout, newestFirst } from '../../ledger/panel-layouts/layout';

/** One telling of one enquiry to one target. */
export const deliveryLayout: Layout = {
  mainField: 'summary',
  sort: newestFirst('createdAt'),
  list: ['lead', 'summary', 'state', 'attempts', 'nextAttemptAt', 'createdAt'],
  edit: [
    [['summary', 12]],
    [
      ['lead', 4],
      ['kind', 4],
      ['target', 4],
    ],
    [
      ['state', 4],
      ['attempts', 4],
      ['deliveredAt', 4],
    ],
    [['log', 12]],
    [
      ['nextAttemptAt', 4],
      ['leaseOwner', 4],
      ['leaseUntil', 4],
    ],
    [
      ['occasion', 4],
      ['messageId', 8],
    ],
    [['note', 12]],
  ],
  fields: {
    lead: ['Lead'],
    summary: ['In short'],
    kind: ['How'],
    target: ['To whom', 'The name of the target in the configuration.'],
    occasion: [
      'Why',
      'An enquiry, or that its sender withdrew their consent or was erased; what content or the desk does by itself.',
    ],
    state: [
      'State',
      'held: suspected of spam. parked: refused for good. dead: given up after ten tries. stopped: consent withdrawn, or the person erased.',
    ],
    attempts: ['Tries so far'],
    nextAttemptAt: ['Next try'],
    leaseOwner: ['Being sent by', 'The process that works on it at this moment.'],
    leaseUntil: ['… until', 'From then on another process may take it over.'],
    messageId: ['Message id', 'The same at every try, so that a receiver can tell repeats.'],
    deliveredAt: ['Delivered'],
    log: ['Tries'],
    note: [
      'Says',
      'The words of an alarm; what was withdrawn; where a person must erase by hand; which enquiries were given at once; what WhatsApp last told of its message.',
    ],
  },
  readOnly: true,
};
