import type {
  Accommodation,
  FAQPage,
  ItemAvailability,
  LocationFeatureSpecification,
  Offer,
  Place,
  PriceSpecification,
  PropertyValue,
  RealEstateListing,
  Thing,
  UnitPriceSpecification,
} from 'schema-dts';
import { paths } from '../../../config/paths';
import { pageNames } from '../../../contracts/page-names';
import { type Crumb, organizationId } from '../../../for-machines/structured-data';
import type { Amenity, Availability, Configuration, Project, ProjectCategory } from '../project';
import { isOnOffer, isSampleRegistration } from '../project-terms';

const LEASE_OUT = 'http://purl.org/goodrelations/v1#LeaseOut';
// UN/CEFACT's code of the square foot.
const SQUARE_FOOT = 'FTK';

const availabilityOf: Record<Availability, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  'few left': 'https://schema.org/LimitedAvailability',
  'sold out': 'https://schema.org/SoldOut',
  'opening soon': 'https://schema.org/PreSale',
  leased: 'https://schema.org/OutOfStock',
};

/** The way to a list of projects. */
export const listCrumb = (category: ProjectCategory): Crumb => [pageNames[category], paths[category]];

/** The way to a project's page. */
export function projectCrumbs({ category, path, title }: Project): Crumb[] {
  return [listCrumb(category), [title, path]];
}

/** A project as machines read it: the place, what is on offer in it, and what people ask about it. */
export function projectThings(project: Project, siteUrl: string): Thing[] {
  const address = siteUrl + project.path;
  return [
    placeOf(project, address, siteUrl),
    ...listingOf(project, address, siteUrl),
    ...questionsOf(project),
  ];
}

function placeOf(project: Project, page: string, siteUrl: string): Place {
  const { title, category, banner, address, locality, mapLink, amenities } = project;
  const picture = project.pictures.window;
  const place = {
    '@id': `${page}#place`,
    name: title,
    url: page,
    ...(banner.subheading ? { description: banner.subheading } : {}),
    ...(picture ? { image: new URL(picture.src, siteUrl).href } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(address ? { streetAddress: address } : {}),
      ...(locality ? { addressLocality: locality } : {}),
      addressCountry: 'IN',
    },
    ...(mapLink ? { hasMap: mapLink } : {}),
    identifier: registrationsOf(project),
    amenityFeature: amenities.map(amenityOf),
    containsPlace: project.configurations.map(unitOf),
  } as const;
  return category === 'residential'
    ? { '@type': 'ApartmentComplex', ...place }
    : { '@type': 'Place', ...place };
}

const amenityOf = ({ name }: Amenity): LocationFeatureSpecification => ({
  '@type': 'LocationFeatureSpecification',
  name,
  value: true,
});

/** The registrations that the RERA strip shows, each with the page it leads to. */
function registrationsOf(project: Project): PropertyValue[] {
  return project.standings.flatMap((standing) =>
    standing.kind === 'registered'
      ? [
          {
            '@type': 'PropertyValue',
            name: isSampleRegistration(standing.number) ? 'Sample registration' : 'MahaRERA registration',
            propertyID: 'MahaRERA',
            value: standing.number,
            url: standing.page,
          },
        ]
      : [],
  );
}

function carpetArea({ carpetAreaFrom, carpetAreaTo }: Configuration) {
  const unit = { unitCode: SQUARE_FOOT, unitText: 'sq ft' };
  return carpetAreaTo > carpetAreaFrom
    ? { ...unit, minValue: carpetAreaFrom, maxValue: carpetAreaTo }
    : { ...unit, value: carpetAreaFrom };
}

const unitOf = (configuration: Configuration): Accommodation => ({
  '@type': 'Accommodation',
  name: configuration.type,
  floorSize: { '@type': 'QuantitativeValue', ...carpetArea(configuration) },
});

/** Nothing before the registration, when nothing may be offered (RERA s. 3), nor when nothing is left. */
function listingOf(project: Project, page: string, siteUrl: string): RealEstateListing[] {
  const { offer } = project;
  if (!offer?.costs && !offer?.lease) return [];
  const offers = project.configurations.filter(isOnOffer).map((one) => priceOf(one, siteUrl));
  return [
    {
      '@type': 'RealEstateListing',
      name: project.title,
      url: page,
      about: { '@id': `${page}#place` },
      offers,
    },
  ];
}

function priceOf(configuration: Configuration, siteUrl: string): Offer {
  const { type, priceFrom, rentPerSqFt, availability } = configuration;
  return {
    '@type': 'Offer',
    name: type,
    availability: availabilityOf[availability],
    offeredBy: { '@id': organizationId(siteUrl) },
    additionalProperty: { '@type': 'PropertyValue', name: 'Carpet area', ...carpetArea(configuration) },
    ...(priceFrom === null ? {} : { priceSpecification: rangeOf(priceFrom, configuration.priceTo) }),
    ...(rentPerSqFt === null
      ? {}
      : { businessFunction: { '@id': LEASE_OUT }, priceSpecification: rentOf(rentPerSqFt) }),
  };
}

/** For each sq ft of carpet area and month. */
const rentOf = (rupees: number): UnitPriceSpecification => ({
  '@type': 'UnitPriceSpecification',
  priceCurrency: 'INR',
  price: rupees,
  unitText: 'per sq ft a month',
});

function rangeOf(from: number, to: number | null): PriceSpecification {
  const price = { '@type': 'PriceSpecification', priceCurrency: 'INR' } as const;
  return to !== null && to > from ? { ...price, minPrice: from, maxPrice: to } : { ...price, price: from };
}

function questionsOf({ questions }: Project): FAQPage[] {
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
