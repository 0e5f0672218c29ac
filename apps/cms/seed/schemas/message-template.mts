import { z } from 'zod';
import { line, text } from './fields.mts';

/** What the desk writes to people on WhatsApp. Its placeholders are looked at by demo-messages.test.ts, and once more as it is loaded. */
export const messageTemplates = z.array(
  z.strictObject({
    name: line(60),
    language: z.enum(['English', 'Marathi', 'Hindi']),
    text: text(700),
  }),
);
