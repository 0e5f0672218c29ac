/** HTML that is safe to put into a page: made by `html` alone. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = Html | Html[] | string | number | undefined;

/** Marks up a page; whatever is filled in is escaped, unless `html` made it. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(
    literals.map((literal, index) => (index === 0 ? '' : sourceOf(parts[index - 1])) + literal).join(''),
  );
}

function sourceOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.source;
  if (Array.isArray(part)) return part.map(({ source }) => source).join('');
  return String(part).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
