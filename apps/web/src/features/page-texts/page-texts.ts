import type { Seo } from '../../cms/fields';
import type { Picture } from '../../cms/media';

/** How a page begins. */
type Opening = { heading: string; introduction: string; image: Picture | null; seo: Seo };
type HeadingAndText = { heading: string; text: string };

/** What an editor says on the pages that are lists, and after a form. */
export type PageTexts = {
  news: Opening;
  blogs: Opening;
  career: Opening;
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

const opening = (heading: string): Opening => ({
  heading,
  introduction: '',
  image: null,
  seo: { title: '', description: '', shareImage: null },
});

/** Each page by its name: while no editor has written more, and while the backend cannot be asked. */
export const withoutTexts: PageTexts = {
  news: opening('News and media'),
  blogs: opening('Blogs'),
  career: opening('Careers'),
  application: { heading: 'Apply', text: '' },
  thankYou: { heading: 'Thank you.', introduction: '', steps: [], applicationSteps: [] },
};
