import { writeContentTypes } from './content-types.ts';
import { install } from './prepare.ts';
import { testSettings } from './settings.ts';
import { main, step } from './step.ts';

// The types that follow from the content types of the CMS, after one of them changed.
await main(async () => {
  await install();
  await step('Generating the types of the content', () => writeContentTypes(testSettings()));
});
