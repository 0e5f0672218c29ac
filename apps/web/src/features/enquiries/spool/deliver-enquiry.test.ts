import { expect, it, vi } from 'vitest';
import { anEnquiry } from '../../../testing/builders';
import { enquiryBody } from '../enquiry';
import { createDelivery } from './deliver-enquiry';
import type { Forwarded } from './forward-enquiry';

const enquiry = {
  key: 'a-key-of-sixteen-signs',
  body: enquiryBody('footer', anEnquiry({ message: undefined })),
  file: { name: 'cv.pdf', content: 'JVBERi0=' },
};
const away = { outcome: 'away', reached: true, why: 'it answered 503' } as const;

function delivering(forwarded: Forwarded) {
  const add = vi.fn(async () => 'spooled' as const);
  const deliver = createDelivery({
    forward: async () => forwarded,
    spool: { add },
    waitFor: () => null,
    referenceOf: () => 'SH-OWN01',
    report: vi.fn(),
  });
  return { add, deliver };
}

it('What only lacks its file is kept as such, and told by the reference that the backend gave', async () => {
  const { add, deliver } = delivering({ ...away, receipt: { reference: 'SH-7K4Q2', pass: null } });
  expect(await deliver(enquiry, null)).toEqual({ outcome: 'accepted', reference: 'SH-7K4Q2', pass: null });
  expect(add).toHaveBeenCalledWith({ ...enquiry, stored: true });
});

it('What the backend never saw is kept whole, under a reference of the site’s own', async () => {
  const { add, deliver } = delivering(away);
  expect(await deliver(enquiry, null)).toEqual({ outcome: 'accepted', reference: 'SH-OWN01', pass: null });
  expect(add).toHaveBeenCalledWith(enquiry);
});
