import { content } from '../../cms/content';
import { parseOnce } from '../../cms/parse-once';
import type { Contact } from './contact';
import { contactFromCms } from './contact-from-cms';

const parse = parseOnce(contactFromCms);

/** The contact page; `null` when nobody has written it. @throws CmsError */
export async function getContact(): Promise<Contact | null> {
  return content.read('contact', parse);
}
