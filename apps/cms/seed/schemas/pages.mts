import { z } from 'zod';
import {
  date,
  figure,
  line,
  markdown,
  sampleEmail,
  samplePhone,
  seo,
  slug,
  text,
  webAddress,
} from './fields.mts';
import { picture } from './media-file.mts';

const pathOrAddress = z
  .string()
  .regex(/^(\/|https?:\/\/).*/, 'must begin with / or http(s)://')
  .max(500);
const firstName = z.string().regex(/^[A-Z][a-z]+$/, 'must be a first name only');
const headingAndText = z.strictObject({ heading: line(80), text: text(600) });
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');

export const site = z.strictObject({
  brandName: line(60),
  defaultDescription: text(200),
  favicon: picture('favicon'),
  logo: picture('logo'),
  logoDrawing: z.string().startsWith('<svg ').max(8000).optional(),
  phone: samplePhone,
  email: sampleEmail,
  whatsappNumber: samplePhone,
  whatsappMessage: text(300),
  headOfficeAddress: text(300),
  headOfficeMapLink: webAddress,
  facebook: webAddress,
  instagram: webAddress,
  linkedin: webAddress,
  memberOf: z.strictObject({ label: line(120), logo: picture('logo'), link: webAddress.optional() }),
  copyrightLine: line(160).startsWith('© 2025 '),
  privacyPolicy: markdown,
  disclaimer: markdown,
  enquiryFailedMessage: text(300),
});

export const leadMail = z.strictObject({
  subject: line(120),
  heading: line(120),
  text: text(1500),
  closing: text(300),
});

export const home = z.strictObject({
  banner: z
    .array(
      z.strictObject({
        heading: line(120),
        subheading: line(240).optional(),
        project: slug.optional(),
        link: pathOrAddress.optional(),
        desktopBanner: picture('bannerWide'),
        mobileBanner: picture('bannerTall'),
      }),
    )
    .min(1)
    .max(8),
  overview: z.strictObject({
    heading: line(160),
    text: text(2000),
    figures: z.array(figure).max(6),
    images: z.array(picture('overview')),
  }),
  testimonials: z.array(
    z.strictObject({
      quote: text(2500),
      reviewerName: firstName,
      reviewerDetail: line(120).optional(),
      reviewerImage: picture('avatar').optional(),
    }),
  ),
  seo: seo.optional(),
});

export const about = z.strictObject({
  heading: line(160),
  introduction: text(1000),
  story: markdown,
  images: z.array(picture('pageCover')),
  figures: z.array(figure).max(6),
  milestones: z.array(
    z.strictObject({ year: z.int().min(1900).max(2100), title: line(120), text: text(600).optional() }),
  ),
  values: z.array(headingAndText),
  buildingsIntroduction: text(400).optional(),
  buildings: z
    .array(
      z.strictObject({
        name: line(80),
        year: z.int().min(1900).max(2100),
        place: line(80),
        homes: z.int().positive().optional(),
        // Square feet of carpet area.
        officeArea: z.int().positive().optional(),
        architect: line(80).optional(),
        // The url of the project's page, where it has one.
        project: slug.optional(),
        drawing: picture('elevation').optional(),
      }),
    )
    .default([]),
  leadersIntroduction: text(400).optional(),
  leaders: z.array(
    // First names only: no real person may be meant (brand.md).
    z.strictObject({
      name: firstName,
      role: line(80),
      text: text(600).optional(),
      portrait: picture('portrait').optional(),
    }),
  ),
  awards: z.array(
    z.strictObject({
      year: z.int().min(1900).max(2100),
      title: line(160),
      awardedBy: line(120).optional(),
      text: text(400).optional(),
    }),
  ),
  invitation: headingAndText,
  seo: seo.optional(),
});

export const contactPage = z.strictObject({
  heading: line(160),
  introduction: text(1000),
  image: picture('pageCover'),
  offices: z.array(
    z.strictObject({
      name: line(80),
      address: text(300),
      mapLink: webAddress.optional(),
      latitude: z.number().min(18).max(19).optional(),
      longitude: z.number().min(73).max(74.5).optional(),
      phone: samplePhone.optional(),
      email: sampleEmail.optional(),
      hours: z
        .array(
          z.strictObject({
            firstDay: weekday.optional(),
            lastDay: weekday.optional(),
            // For what is no weekday, such as public holidays.
            days: line(60).optional(),
            opens: clock.optional(),
            closes: clock.optional(),
            closed: z.boolean().default(false),
          }),
        )
        .max(7),
    }),
  ),
  people: z
    .array(
      z.strictObject({
        name: line(80),
        role: line(80),
        askAbout: line(160),
        phone: samplePhone.optional(),
        email: sampleEmail.optional(),
      }),
    )
    .max(12),
  enquiry: headingAndText,
  seo: seo.optional(),
});

const opening = z.strictObject({
  heading: line(120),
  introduction: text(600),
  image: picture('pageCover').optional(),
  seo: seo.optional(),
});

export const trust = z.strictObject({
  heading: line(160),
  introduction: text(1000),
  reportDueDays: z.int().min(0).max(92),
  reportDueSource: line(120),
  officer: z.strictObject({
    name: firstName,
    role: line(80),
    phone: samplePhone,
    email: sampleEmail,
    address: text(300),
    promise: text(400),
  }),
  complaints: z
    .array(z.strictObject({ periodEnd: date, received: z.int().min(0), resolved: z.int().min(0) }))
    .max(60),
  accessibility: markdown,
  accessibilityCheckedOn: date,
  seo: seo.optional(),
});

export const pageTexts = z.strictObject({
  news: opening,
  blogs: opening,
  career: opening,
  application: headingAndText,
  thankYou: z.strictObject({
    heading: line(120),
    introduction: text(600),
    steps: z.array(headingAndText).max(5),
    applicationSteps: z.array(headingAndText).max(5),
  }),
});

export const newsItem = z.strictObject({
  title: line(160),
  url: slug,
  kind: z.enum(['press release', 'coverage', 'event']),
  outlet: line(80).optional(),
  publishedOn: date,
  excerpt: text(400),
  cover: picture('cover').optional(),
  externalUrl: webAddress.optional(),
  seo: seo.optional(),
  body: markdown,
});

export const blogPost = z.strictObject({
  title: line(160),
  url: slug,
  topic: line(60),
  author: line(80),
  authorRole: line(80).optional(),
  publishedOn: date,
  excerpt: text(400),
  cover: picture('cover'),
  // The url of the project the article leads on to.
  project: slug.optional(),
  seo: seo.optional(),
  body: markdown,
});

export const jobOpening = z
  .strictObject({
    title: line(120),
    url: slug,
    department: line(60),
    place: line(80),
    employment: z.enum(['full time', 'part time', 'contract', 'internship']).default('full time'),
    experience: line(60).optional(),
    postedOn: date,
    closesOn: date.optional(),
    summary: text(400),
    // The Markdown below the front matter, as in every other text file of the seed.
    body: markdown,
  })
  .transform(({ body, ...opening }) => ({ ...opening, description: body }));

export const redirects = z.array(
  z.strictObject({
    from: z.string().startsWith('/').max(300),
    to: pathOrAddress,
    permanent: z.boolean().default(true),
    otherSite: z.boolean().default(false),
  }),
);
