import type { Schema, Struct } from '@strapi/strapi';

export interface AboutAward extends Struct.ComponentSchema {
  collectionName: 'components_about_awards';
  info: {
    displayName: 'Award';
    icon: 'star';
  };
  attributes: {
    awardedBy: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface AboutBuilding extends Struct.ComponentSchema {
  collectionName: 'components_about_buildings';
  info: {
    displayName: 'Building';
    icon: 'house';
  };
  attributes: {
    architect: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    drawing: Schema.Attribute.Media<'images'>;
    homes: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    officeArea: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          min: 1;
        },
        number
      >;
    place: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    project: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::project'>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface AboutLeader extends Struct.ComponentSchema {
  collectionName: 'components_about_leaders';
  info: {
    displayName: 'Person';
    icon: 'user';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    portrait: Schema.Attribute.Media<'images'>;
    role: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface AboutMilestone extends Struct.ComponentSchema {
  collectionName: 'components_about_milestones';
  info: {
    displayName: 'Milestone';
    icon: 'clock';
  };
  attributes: {
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    year: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2100;
          min: 1900;
        },
        number
      >;
  };
}

export interface ContactHours extends Struct.ComponentSchema {
  collectionName: 'components_contact_hourss';
  info: {
    displayName: 'Opening hours';
    icon: 'clock';
  };
  attributes: {
    closed: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    closes: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    days: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    firstDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    >;
    lastDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    >;
    opens: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface ContactOffice extends Struct.ComponentSchema {
  collectionName: 'components_contact_offices';
  info: {
    displayName: 'Office';
    icon: 'house';
  };
  attributes: {
    address: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    email: Schema.Attribute.Email;
    hours: Schema.Attribute.Component<'contact.hours', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 7;
        },
        number
      >;
    latitude: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    longitude: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    mapLink: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
  };
}

export interface ContactPerson extends Struct.ComponentSchema {
  collectionName: 'components_contact_people';
  info: {
    displayName: 'Person';
    icon: 'user';
  };
  attributes: {
    askAbout: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    email: Schema.Attribute.Email;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface DeskDuty extends Struct.ComponentSchema {
  collectionName: 'components_desk_duties';
  info: {
    displayName: 'Duty';
    icon: 'user';
  };
  attributes: {
    endsOn: Schema.Attribute.Date;
    firstDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    > &
      Schema.Attribute.Required;
    lastDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    > &
      Schema.Attribute.Required;
    person: Schema.Attribute.Relation<
      'oneToOne',
      'api::sales-person.sales-person'
    >;
    startsOn: Schema.Attribute.Date;
  };
}

export interface DeskEscalationStep extends Struct.ComponentSchema {
  collectionName: 'components_desk_escalation_steps';
  info: {
    displayName: 'Step of escalation';
    icon: 'bell';
  };
  attributes: {
    afterMinutes: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 2880;
          min: 1;
        },
        number
      >;
    whom: Schema.Attribute.Enumeration<
      ['Owner', 'Colleague on duty', 'Sales managers']
    > &
      Schema.Attribute.Required;
  };
}

export interface DeskHoliday extends Struct.ComponentSchema {
  collectionName: 'components_desk_holidays';
  info: {
    displayName: 'Holiday';
    icon: 'calendar';
  };
  attributes: {
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    on: Schema.Attribute.Date & Schema.Attribute.Required;
  };
}

export interface DeskHours extends Struct.ComponentSchema {
  collectionName: 'components_desk_hourss';
  info: {
    displayName: 'Working hours';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    firstDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    > &
      Schema.Attribute.Required;
    lastDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    > &
      Schema.Attribute.Required;
    opens: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

export interface HomeBanner extends Struct.ComponentSchema {
  collectionName: 'components_home_banners';
  info: {
    displayName: 'Home banner';
    icon: 'landscape';
  };
  attributes: {
    desktopBanner: Schema.Attribute.Media<'images'>;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    link: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    mobileBanner: Schema.Attribute.Media<'images'>;
    project: Schema.Attribute.Relation<'manyToOne', 'api::projects.projects'>;
    subheading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
  };
}

export interface HomeOverview extends Struct.ComponentSchema {
  collectionName: 'components_home_overviews';
  info: {
    displayName: 'Home overview';
    icon: 'layout';
  };
  attributes: {
    figures: Schema.Attribute.Component<'shared.figure', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 6;
        },
        number
      >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    images: Schema.Attribute.Media<'images', true>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2000;
      }>;
  };
}

export interface HomeTestimonial extends Struct.ComponentSchema {
  collectionName: 'components_home_testimonials';
  info: {
    displayName: 'Testimonial';
    icon: 'quote';
  };
  attributes: {
    quote: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 2500;
      }>;
    reviewerDetail: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    reviewerImage: Schema.Attribute.Media<'images'>;
    reviewerName: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface MapLine extends Struct.ComponentSchema {
  collectionName: 'components_map_lines';
  info: {
    displayName: 'Line on the map';
    icon: 'pinMap';
  };
  attributes: {
    kind: Schema.Attribute.Enumeration<['river', 'road', 'metro']> &
      Schema.Attribute.Required;
    name: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    points: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 4000;
      }>;
  };
}

export interface MapMark extends Struct.ComponentSchema {
  collectionName: 'components_map_marks';
  info: {
    displayName: 'Place on the map';
    icon: 'pinMap';
  };
  attributes: {
    kind: Schema.Attribute.Enumeration<['hill', 'station']> &
      Schema.Attribute.Required;
    kmHigh: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 40;
          min: 0.1;
        },
        number
      >;
    kmWide: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 40;
          min: 0.1;
        },
        number
      >;
    latitude: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 90;
          min: -90;
        },
        number
      >;
    longitude: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 180;
          min: -180;
        },
        number
      >;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
  };
}

export interface PageOpening extends Struct.ComponentSchema {
  collectionName: 'components_page_openings';
  info: {
    displayName: 'Opening of a page';
    icon: 'layout';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    image: Schema.Attribute.Media<'images'>;
    introduction: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    seo: Schema.Attribute.Component<'shared.seo', false>;
  };
}

export interface PageThanks extends Struct.ComponentSchema {
  collectionName: 'components_page_thanks';
  info: {
    displayName: 'Thank-you page';
    icon: 'heart';
  };
  attributes: {
    applicationSteps: Schema.Attribute.Component<'shared.value', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
        },
        number
      >;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    introduction: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
    steps: Schema.Attribute.Component<'shared.value', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 5;
        },
        number
      >;
  };
}

export interface ProjectAmenity extends Struct.ComponentSchema {
  collectionName: 'components_project_amenitys';
  info: {
    displayName: 'Amenity';
    icon: 'star';
  };
  attributes: {
    group: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    icon: Schema.Attribute.Media<'images'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface ProjectBank extends Struct.ComponentSchema {
  collectionName: 'components_project_banks';
  info: {
    displayName: 'Bank that has approved the project';
    icon: 'house';
  };
  attributes: {
    approvalNumber: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    approvedOn: Schema.Attribute.Date;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    phase: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface ProjectBanner extends Struct.ComponentSchema {
  collectionName: 'components_project_banners';
  info: {
    displayName: 'Project banner';
    icon: 'landscape';
  };
  attributes: {
    desktopBanner: Schema.Attribute.Media<'images'>;
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    mobileBanner: Schema.Attribute.Media<'images'>;
    subheading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 240;
      }>;
  };
}

export interface ProjectCharge extends Struct.ComponentSchema {
  collectionName: 'components_project_charges';
  info: {
    displayName: 'Charge beside the price';
    icon: 'plus';
  };
  attributes: {
    amount: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100000000;
          min: 0;
        },
        number
      >;
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    explanation: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    kind: Schema.Attribute.Enumeration<['lump sum', 'per sq ft']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'lump sum'>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    partOfAgreementValue: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    sourceUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    taxedAsService: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface ProjectConfiguration extends Struct.ComponentSchema {
  collectionName: 'components_project_configurations';
  info: {
    displayName: 'Configuration';
    icon: 'apps';
  };
  attributes: {
    availability: Schema.Attribute.Enumeration<
      ['available', 'few left', 'sold out', 'opening soon', 'leased']
    > &
      Schema.Attribute.DefaultTo<'available'>;
    carpetAreaFrom: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 1;
        },
        number
      >;
    carpetAreaTo: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 1;
        },
        number
      >;
    phase: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    priceFrom: Schema.Attribute.BigInteger &
      Schema.Attribute.SetMinMax<
        {
          min: '1';
        },
        string
      >;
    priceOnRequest: Schema.Attribute.Boolean &
      Schema.Attribute.DefaultTo<false>;
    priceTo: Schema.Attribute.BigInteger &
      Schema.Attribute.SetMinMax<
        {
          min: '1';
        },
        string
      >;
    rentPerSqFt: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 1;
        },
        number
      >;
    type: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface ProjectConstructionUpdate extends Struct.ComponentSchema {
  collectionName: 'components_project_construction_updates';
  info: {
    displayName: 'Construction update';
    icon: 'clock';
  };
  attributes: {
    date: Schema.Attribute.Date & Schema.Attribute.Required;
    image: Schema.Attribute.Media<'images'>;
    percentComplete: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1500;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    tower: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
  };
}

export interface ProjectDocument extends Struct.ComponentSchema {
  collectionName: 'components_project_documents';
  info: {
    displayName: 'Document';
    icon: 'file';
  };
  attributes: {
    file: Schema.Attribute.Media<'files'>;
    issuedBy: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    issuedOn: Schema.Attribute.Date;
    kind: Schema.Attribute.Enumeration<
      [
        'registration certificate',
        'sanctioned plan',
        'commencement certificate',
        'occupancy certificate',
        'title report',
        'quarterly progress report',
        'quality assurance certificate',
        'other',
      ]
    > &
      Schema.Attribute.Required;
    periodEnd: Schema.Attribute.Date;
    reference: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ProjectFeaturedImage extends Struct.ComponentSchema {
  collectionName: 'components_project_featured_images';
  info: {
    displayName: 'Featured picture';
    icon: 'picture';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    image: Schema.Attribute.Media<'images'>;
  };
}

export interface ProjectFilm extends Struct.ComponentSchema {
  collectionName: 'components_project_films';
  info: {
    displayName: 'Film';
    icon: 'play';
  };
  attributes: {
    mp4: Schema.Attribute.Media<'videos'>;
    poster: Schema.Attribute.Media<'images'>;
    webm: Schema.Attribute.Media<'videos'>;
  };
}

export interface ProjectFloor extends Struct.ComponentSchema {
  collectionName: 'components_project_floors';
  info: {
    displayName: 'Floor and whether it is free';
    icon: 'stack';
  };
  attributes: {
    availability: Schema.Attribute.Enumeration<
      ['available', 'few left', 'sold out', 'opening soon', 'leased']
    > &
      Schema.Attribute.DefaultTo<'available'>;
    carpetArea: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 1;
        },
        number
      >;
    floor: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    readyOn: Schema.Attribute.Date;
  };
}

export interface ProjectFloorPlan extends Struct.ComponentSchema {
  collectionName: 'components_project_floor_plans';
  info: {
    displayName: 'Floor plan';
    icon: 'grid';
  };
  attributes: {
    carpetArea: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 1;
        },
        number
      >;
    configuration: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    gated: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<true>;
    images: Schema.Attribute.Media<'images', true>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ProjectGalleryItem extends Struct.ComponentSchema {
  collectionName: 'components_project_gallery_items';
  info: {
    displayName: 'Gallery picture';
    icon: 'picture';
  };
  attributes: {
    caption: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    galleryImages: Schema.Attribute.Media<'images', true>;
    kind: Schema.Attribute.Enumeration<
      ['exterior', 'interior', 'amenity', 'view', 'lobby', 'detail']
    >;
  };
}

export interface ProjectLease extends Struct.ComponentSchema {
  collectionName: 'components_project_leases';
  info: {
    displayName: 'Terms of a lease';
    icon: 'key';
  };
  attributes: {
    depositMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 60;
          min: 0;
        },
        number
      >;
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    escalationEveryYears: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 1;
        },
        number
      >;
    escalationPercent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    fitOut: Schema.Attribute.Enumeration<
      ['bare shell', 'warm shell', 'fitted']
    > &
      Schema.Attribute.Required;
    lockInYears: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 99;
          min: 0;
        },
        number
      >;
    rentFreeMonths: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 11;
          min: 0;
        },
        number
      > &
      Schema.Attribute.DefaultTo<0>;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    termYears: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 99;
          min: 1;
        },
        number
      >;
  };
}

export interface ProjectListHeading extends Struct.ComponentSchema {
  collectionName: 'components_project_list_headings';
  info: {
    displayName: 'List entry';
    icon: 'bulletList';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    thumbnailImage: Schema.Attribute.Media<'images'>;
  };
}

export interface ProjectNearby extends Struct.ComponentSchema {
  collectionName: 'components_project_nearbys';
  info: {
    displayName: 'Nearby place';
    icon: 'pinMap';
  };
  attributes: {
    distanceKm: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 200;
          min: 0;
        },
        number
      >;
    kind: Schema.Attribute.Enumeration<
      [
        'school',
        'hospital',
        'transit',
        'work',
        'shopping',
        'food',
        'park',
        'culture',
      ]
    > &
      Schema.Attribute.Required;
    minutes: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 300;
          min: 0;
        },
        number
      >;
    place: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
  };
}

export interface ProjectOverview extends Struct.ComponentSchema {
  collectionName: 'components_project_overviews';
  info: {
    displayName: 'Project overview';
    icon: 'layout';
  };
  attributes: {
    description: Schema.Attribute.Blocks;
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    highlights: Schema.Attribute.Component<'shared.point', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
    overviewImage: Schema.Attribute.Media<'images'>;
  };
}

export interface ProjectPayment extends Struct.ComponentSchema {
  collectionName: 'components_project_payments';
  info: {
    displayName: 'Payment by milestone';
    icon: 'bulletList';
  };
  attributes: {
    dueOn: Schema.Attribute.Date;
    milestone: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0.1;
        },
        number
      >;
    phase: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    reached: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface ProjectPhase extends Struct.ComponentSchema {
  collectionName: 'components_project_phases';
  info: {
    displayName: 'Phase and RERA registration';
    icon: 'shield';
  };
  attributes: {
    documents: Schema.Attribute.Component<'project.document', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 80;
        },
        number
      >;
    encumbrances: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    litigation: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    occupancyCertificateOn: Schema.Attribute.Date;
    promisedCompletion: Schema.Attribute.Date;
    reraNumber: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
    reraUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    revisions: Schema.Attribute.Component<'project.revision', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
        },
        number
      >;
    titleCheckedOn: Schema.Attribute.Date;
    validUntil: Schema.Attribute.Date;
  };
}

export interface ProjectRevision extends Struct.ComponentSchema {
  collectionName: 'components_project_revisions';
  info: {
    displayName: 'Revised completion';
    icon: 'clock';
  };
  attributes: {
    promisedBefore: Schema.Attribute.Date;
    reason: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    reference: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    revisedOn: Schema.Attribute.Date;
  };
}

export interface ProjectUpkeep extends Struct.ComponentSchema {
  collectionName: 'components_project_upkeeps';
  info: {
    displayName: 'Upkeep: who does it, and what a month costs';
    icon: 'paint';
  };
  attributes: {
    covers: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    maintainedBy: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    perSqFtAMonth: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 0;
        },
        number
      >;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface ProjectWorkspace extends Struct.ComponentSchema {
  collectionName: 'components_project_workspaces';
  info: {
    displayName: 'What a tenant compares';
    icon: 'briefcase';
  };
  attributes: {
    carpetAreaPerCarBay: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 1;
        },
        number
      >;
    certification: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    clearHeight: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 2;
        },
        number
      >;
    efficiencyPercent: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    floorPlate: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 1000000;
          min: 1;
        },
        number
      >;
    powerBackupPercent: Schema.Attribute.Integer &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    powerKw: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
  };
}

export interface RatesAffordableHome extends Struct.ComponentSchema {
  collectionName: 'components_rates_affordable_homes';
  info: {
    displayName: 'What counts as an affordable home';
    icon: 'house';
  };
  attributes: {
    maxAgreementValue: Schema.Attribute.BigInteger &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          min: '1';
        },
        string
      >;
    maxCarpetAreaSqM: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 1000;
          min: 1;
        },
        number
      >;
  };
}

export interface RatesGst extends Struct.ComponentSchema {
  collectionName: 'components_rates_gsts';
  info: {
    displayName: 'GST rate';
    icon: 'priceTag';
  };
  attributes: {
    appliesTo: Schema.Attribute.Enumeration<
      [
        'affordable home',
        'other home',
        'commercial space',
        'completed building',
        'services',
      ]
    > &
      Schema.Attribute.Required;
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    explanation: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 50;
          min: 0;
        },
        number
      >;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    sourceUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface RatesLeaveAndLicence extends Struct.ComponentSchema {
  collectionName: 'components_rates_leave_and_licences';
  info: {
    displayName: 'Leave and licence: duty and fee';
    icon: 'file';
  };
  attributes: {
    depositInterestPercent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 0;
        },
        number
      >;
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    explanation: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    maxMonths: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 600;
          min: 1;
        },
        number
      >;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 0;
        },
        number
      >;
    registrationFee: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100000000;
          min: 0;
        },
        number
      >;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    sourceUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface RatesLoan extends Struct.ComponentSchema {
  collectionName: 'components_rates_loans';
  info: {
    displayName: 'Loan to begin with';
    icon: 'chartCircle';
  };
  attributes: {
    category: Schema.Attribute.Enumeration<['residential', 'commercial']> &
      Schema.Attribute.Required;
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    explanation: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    loanToValuePercent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
          min: 1;
        },
        number
      >;
    percentPerYear: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
          min: 0;
        },
        number
      >;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    sourceUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    years: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 30;
          min: 1;
        },
        number
      >;
  };
}

export interface RatesRegistrationFee extends Struct.ComponentSchema {
  collectionName: 'components_rates_registration_fees';
  info: {
    displayName: 'Registration fee';
    icon: 'file';
  };
  attributes: {
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    explanation: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    maxFee: Schema.Attribute.BigInteger &
      Schema.Attribute.SetMinMax<
        {
          min: '1';
        },
        string
      >;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 0;
        },
        number
      >;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    sourceUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    valueStep: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<1>;
  };
}

export interface RatesStampDuty extends Struct.ComponentSchema {
  collectionName: 'components_rates_stamp_duties';
  info: {
    displayName: 'Stamp duty, or a surcharge collected with it';
    icon: 'feather';
  };
  attributes: {
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    explanation: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    kind: Schema.Attribute.Enumeration<
      ['stamp duty', 'local body tax', 'metro cess']
    > &
      Schema.Attribute.Required;
    municipality: Schema.Attribute.Enumeration<
      [
        'Pune Municipal Corporation',
        'Pimpri-Chinchwad Municipal Corporation',
        'Pune Metropolitan Region',
      ]
    > &
      Schema.Attribute.Required;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 20;
          min: 0;
        },
        number
      >;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    sourceUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface RatesWomenConcession extends Struct.ComponentSchema {
  collectionName: 'components_rates_women_concessions';
  info: {
    displayName: 'Less stamp duty for women';
    icon: 'user';
  };
  attributes: {
    effectiveFrom: Schema.Attribute.Date & Schema.Attribute.Required;
    explanation: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    percent: Schema.Attribute.Decimal &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 10;
          min: 0;
        },
        number
      >;
    source: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    sourceUrl: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
  };
}

export interface SharedFigure extends Struct.ComponentSchema {
  collectionName: 'components_shared_figures';
  info: {
    displayName: 'A figure with its label';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

export interface SharedPoint extends Struct.ComponentSchema {
  collectionName: 'components_shared_points';
  info: {
    displayName: 'One line of a list';
    icon: 'bulletList';
  };
  attributes: {
    text: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface SharedQuestion extends Struct.ComponentSchema {
  collectionName: 'components_shared_questions';
  info: {
    displayName: 'Question and answer';
    icon: 'question';
  };
  attributes: {
    answer: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 1200;
      }>;
    question: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seos';
  info: {
    displayName: 'Search and sharing';
    icon: 'search';
  };
  attributes: {
    description: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    shareImage: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
  };
}

export interface SharedValue extends Struct.ComponentSchema {
  collectionName: 'components_shared_values';
  info: {
    displayName: 'Heading and text';
    icon: 'feather';
  };
  attributes: {
    heading: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 600;
      }>;
  };
}

export interface SiteMemberOf extends Struct.ComponentSchema {
  collectionName: 'components_site_member_ofs';
  info: {
    displayName: 'Member of';
    icon: 'briefcase';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 120;
      }>;
    link: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 500;
      }>;
    logo: Schema.Attribute.Media<'images'>;
  };
}

export interface SiteMenuItem extends Struct.ComponentSchema {
  collectionName: 'components_site_menu_items';
  info: {
    displayName: 'Menu item';
    icon: 'link';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 40;
      }>;
    link: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    page: Schema.Attribute.Enumeration<
      [
        'home',
        'about us',
        'projects',
        'residential projects',
        'commercial projects',
        'news and media',
        'careers',
        'contact us',
        'blogs',
        'trust room',
        'shortlist',
      ]
    >;
  };
}

export interface TrustComplaints extends Struct.ComponentSchema {
  collectionName: 'components_trust_complaints';
  info: {
    displayName: 'Complaints of a quarter';
    icon: 'envelop';
  };
  attributes: {
    periodEnd: Schema.Attribute.Date;
    received: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 0;
        },
        number
      >;
    resolved: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 100000;
          min: 0;
        },
        number
      >;
  };
}

export interface TrustOfficer extends Struct.ComponentSchema {
  collectionName: 'components_trust_officers';
  info: {
    displayName: 'Grievance officer';
    icon: 'user';
  };
  attributes: {
    address: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
    email: Schema.Attribute.Email;
    name: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    phone: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 30;
      }>;
    promise: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 400;
      }>;
    role: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface VisitClosedDays extends Struct.ComponentSchema {
  collectionName: 'components_visit_closed_days';
  info: {
    displayName: 'Closed days';
    icon: 'calendar';
  };
  attributes: {
    from: Schema.Attribute.Date & Schema.Attribute.Required;
    to: Schema.Attribute.Date;
    why: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
  };
}

export interface VisitHours extends Struct.ComponentSchema {
  collectionName: 'components_visit_hours';
  info: {
    displayName: 'Visiting hours';
    icon: 'clock';
  };
  attributes: {
    closes: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
    firstDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    > &
      Schema.Attribute.Required;
    how: Schema.Attribute.Enumeration<
      ['In person or by video', 'In person', 'By video']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'In person or by video'>;
    lastDay: Schema.Attribute.Enumeration<
      [
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        'Saturday',
        'Sunday',
      ]
    > &
      Schema.Attribute.Required;
    opens: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 5;
      }>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'about.award': AboutAward;
      'about.building': AboutBuilding;
      'about.leader': AboutLeader;
      'about.milestone': AboutMilestone;
      'contact.hours': ContactHours;
      'contact.office': ContactOffice;
      'contact.person': ContactPerson;
      'desk.duty': DeskDuty;
      'desk.escalation-step': DeskEscalationStep;
      'desk.holiday': DeskHoliday;
      'desk.hours': DeskHours;
      'home.banner': HomeBanner;
      'home.overview': HomeOverview;
      'home.testimonial': HomeTestimonial;
      'map.line': MapLine;
      'map.mark': MapMark;
      'page.opening': PageOpening;
      'page.thanks': PageThanks;
      'project.amenity': ProjectAmenity;
      'project.bank': ProjectBank;
      'project.banner': ProjectBanner;
      'project.charge': ProjectCharge;
      'project.configuration': ProjectConfiguration;
      'project.construction-update': ProjectConstructionUpdate;
      'project.document': ProjectDocument;
      'project.featured-image': ProjectFeaturedImage;
      'project.film': ProjectFilm;
      'project.floor': ProjectFloor;
      'project.floor-plan': ProjectFloorPlan;
      'project.gallery-item': ProjectGalleryItem;
      'project.lease': ProjectLease;
      'project.list-heading': ProjectListHeading;
      'project.nearby': ProjectNearby;
      'project.overview': ProjectOverview;
      'project.payment': ProjectPayment;
      'project.phase': ProjectPhase;
      'project.revision': ProjectRevision;
      'project.upkeep': ProjectUpkeep;
      'project.workspace': ProjectWorkspace;
      'rates.affordable-home': RatesAffordableHome;
      'rates.gst': RatesGst;
      'rates.leave-and-licence': RatesLeaveAndLicence;
      'rates.loan': RatesLoan;
      'rates.registration-fee': RatesRegistrationFee;
      'rates.stamp-duty': RatesStampDuty;
      'rates.women-concession': RatesWomenConcession;
      'shared.figure': SharedFigure;
      'shared.point': SharedPoint;
      'shared.question': SharedQuestion;
      'shared.seo': SharedSeo;
      'shared.value': SharedValue;
      'site.member-of': SiteMemberOf;
      'site.menu-item': SiteMenuItem;
      'trust.complaints': TrustComplaints;
      'trust.officer': TrustOfficer;
      'visit.closed-days': VisitClosedDays;
      'visit.hours': VisitHours;
    }
  }
}
