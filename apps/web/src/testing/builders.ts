import type { ProofOfWork } from '@sahyara/lead-contract/proof-of-work';
import type { EnquiryValues } from '../features/enquiries/enquiry';

/** A site as Strapi sends it, with every field an editor can fill. */
export function aRawSite(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: 1,
    documentId: 'site',
    brandName: 'Sahyara',
    defaultDescription: 'Homes and workplaces in Pune.',
    favicon: null,
    logo: null,
    logoDrawing: '',
    phone: '+91 00000 00000',
    email: 'hello@sahyara.example',
    whatsappNumber: '+91 00000 00000',
    whatsappMessage: 'Hello & welcome?',
    headOfficeAddress: 'Sahyara House\nPune 411016',
    headOfficeMapLink: 'https://maps.example/pune',
    facebook: 'https://facebook.example/',
    instagram: 'https://instagram.example/',
    linkedin: 'https://linkedin.example/',
    memberOf: { id: 1, label: 'Builders of Pune', logo: null, link: null },
    copyrightLine: '© 2025 Sahyara. All rights reserved.',
    privacyPolicy: [{ type: 'paragraph', children: [{ type: 'text', text: 'We keep it to ourselves.' }] }],
    disclaimer: [{ type: 'paragraph', children: [{ type: 'text', text: 'Drawings are drawings.' }] }],
    enquiryFailedMessage: 'Please try again.',
    ...changes,
  };
}

/** An upload as Strapi sends it. */
export function aRawPicture(changes: Record<string, unknown> = {}) {
  return {
    url: '/uploads/tower_1600.webp',
    alternativeText: 'The tower from the garden',
    caption: null,
    mime: 'image/webp',
    size: 120,
    width: 1600,
    height: 900,
    formats: null,
    ...changes,
  };
}

/** The variants the CMS keeps of an upload, by their widths; `shape` is width by height. */
export function someRawVariants(widths: number[], shape = 16 / 9): Record<string, unknown> {
  const variants = widths.flatMap((width) =>
    ['avif', 'webp'].map((kind) => {
      const url = `/uploads/${kind}_${width}_tower.${kind}`;
      const height = Math.round(width / shape);
      return [`${kind}-${width}`, { url, width, height, mime: `image/${kind}`, size: 12 }] as const;
    }),
  );
  return Object.fromEntries(variants);
}

/** What a visitor types who makes no mistake in either form. */
export function anEnquiry(changes: Partial<EnquiryValues> = {}): EnquiryValues {
  return {
    name: 'Asha Kulkarni',
    mobile: '9000000001',
    email: 'asha@example.com',
    message: 'Which homes face the hills?',
    ...changes,
  };
}

/** Work the backend asks for when too many enquiries came from an address. */
export function aChallenge(): ProofOfWork['challenge'] {
  return {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      data: { enquiry: '0f'.repeat(32) },
      expiresAt: 1_795_000_000,
      keyLength: 32,
      keyPrefix: 'ab'.repeat(16),
      keySignature: 'cd'.repeat(32),
      nonce: '12'.repeat(16),
      salt: '34'.repeat(16),
    },
    signature: 'ef'.repeat(32),
  };
}

/** A form as a browser without script posts it. */
export function aPostedForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
