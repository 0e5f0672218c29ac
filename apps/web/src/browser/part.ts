/** An attribute by which the markup of a helped element names a part of itself, and its helper finds it. */
export type Part = {
  readonly selector: string;
  /** For the markup: `<ol {...parts.strip.mark()}>`; with null there is no such mark. */
  mark(value?: string | number | null): Record<string, string>;
  /** What the mark says; null where there is none. */
  read(element: Element | null | undefined): string | null;
  /** Those marked below an element. */
  all(root: ParentNode): HTMLElement[];
  /** The first of them. */
  first(root: ParentNode): HTMLElement | null;
  /** The part that was pressed, or what stands in it was. */
  pressed(event: Event): HTMLElement | null;
};

/** @param name what follows `data-` */
export function part(name: string): Part {
  const attribute = `data-${name}`;
  const selector = `[${attribute}]`;
  return {
    selector,
    mark: (value = '') => (value === null ? {} : { [attribute]: String(value) }),
    read: (element) => element?.getAttribute(attribute) ?? null,
    all: (root) => [...root.querySelectorAll<HTMLElement>(selector)],
    first: (root) => root.querySelector<HTMLElement>(selector),
    pressed: ({ target }) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null),
  };
}
