import { Flex, TextButton } from '@strapi/design-system';
import { sectionsOf } from './sections';

/** The panel of one section: they stand under each other, in the order of the form. */
function panelOf(index: number): Element | undefined {
  return document.querySelector('[role="tabpanel"]:not([hidden])')?.lastElementChild?.children[index];
}

function leadTo(index: number): void {
  const panel = panelOf(index);
  // Whoever goes to a section wants to see what is in it.
  panel?.querySelector<HTMLElement>('.section-head [aria-expanded="false"]')?.click();
  panel?.scrollIntoView({ behavior: 'smooth' });
}

/** Leads to each section of a long form. */
export function EntrySections({ model }: { model: string }) {
  const sections = sectionsOf(model);
  if (sections.length < 2) return null;
  return {
    title: 'On this page',
    content: (
      <Flex
        tag="nav"
        aria-label="On this page"
        className="entry-sections"
        direction="column"
        alignItems="flex-start"
        gap={2}
      >
        {sections.map((title, index) => (
          <TextButton key={title} onClick={() => leadTo(index)}>
            {title}
          </TextButton>
        ))}
      </Flex>
    ),
  };
}
