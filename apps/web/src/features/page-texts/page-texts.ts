import { type Words, words } from '@sahyara/page-words/words';
import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';
import { pageNames } from '../../contracts/page-names';

/** How a page begins. */
type Intro = { heading: string; introduction: string; image: Picture | null; seo: Seo };
type HeadingAndText = { heading: string; text: string };

/** What an editor says on the pages that are lists, and after a form. */
export type PageTexts = Words<'pageTexts'> & {
  news: Intro;
  blogs: Intro;
  career: Intro;
  /** Beside the form one applies by. */
  application: HeadingAndText;
  thankYou: {
    heading: string;
    introduction: string;
    /** What happens next and by when: after an enquiry, after an application. */
    steps: HeadingAndText[];
    applicationSteps: HeadingAndText[];
  };
};

const introOf = (heading: string): Intro => ({
  heading,
  introduction: '',
  image: null,
  seo: { title: '', description: '', shareImage: null },
});

/** Each page by its name: while no editor has written more, and while the backend cannot be asked. */
export const withoutTexts: PageTexts = {
  ...words.pageTexts,
  news: introOf(pageNames.newsAndMedia),
  blogs: introOf(pageNames.blogs),
  career: introOf(pageNames.career),
  application: { heading: 'Apply', text: '' },
  thankYou: { heading: 'Thank you.', introduction: '', steps: [], applicationSteps: [] },
};

/** The thanks with when somebody answers: `{hours}` stands in the editors' texts for what the office itself says. */
export function withHours(thankYou: PageTexts['thankYou'], hours: string): PageTexts['thankYou'] {
  const filled = (text: string) => text.replaceAll('{hours}', hours);
  const filledIn = (steps: HeadingAndText[]) =>
    steps.map(({ heading, text }) => ({ heading: filled(heading), text: filled(text) }));
  return {
    heading: thankYou.heading,
    introduction: filled(thankYou.introduction),
    steps: filledIn(thankYou.steps),
    applicationSteps: filledIn(thankYou.applicationSteps),
  };
}
