const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// What XML 1.0 cannot hold in any form: control signs, half of a surrogate pair, two non-characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text without what XML 1.0 cannot hold: an editor's paste may have it. */
export const xmlSigns = (text: string) => text.replace(FORBIDDEN, '');

/** Text as it stands in an element or an attribute of XML. */
export const xmlText = (text: string) => xmlSigns(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
