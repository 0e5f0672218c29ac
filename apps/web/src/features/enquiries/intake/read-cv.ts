import { CV_FAULTS } from '@sahyara/lead-contract/cv-fault';
import { cvName, judgeCv } from '@sahyara/lead-contract/cv-file';
import type { KeyedEnquiry } from '@sahyara/lead-contract/enquiry-body';
import { cvsIn } from '../enquiry';

const ONE_FILE = 'Please choose one file';

type ReadCv = { file?: NonNullable<KeyedEnquiry['file']>; wrong?: string };

/** The CV that was posted with a form, judged by what it holds; both are absent where none was. */
export async function readCv(form: FormData): Promise<ReadCv> {
  const [posted, ...others] = cvsIn(form);
  if (!posted) return {};
  if (others.length > 0) return { wrong: ONE_FILE };
  const content = Buffer.from(await posted.arrayBuffer());
  const judged = await judgeCv(content);
  if (!judged.ok) return { wrong: CV_FAULTS[judged.fault] };
  return { file: { name: cvName(posted.name, judged.kind), content: content.toString('base64') } };
}
