import type { Schema, Struct } from '@strapi/strapi';

export interface AboutCoreValue extends Struct.ComponentSchema {
  collectionName: 'components_about_core_values';
  info: {
    displayName: 'Core value';
    icon: 'star';
  };
  attributes: {
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    number: Schema.Attribute.String & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface AboutStat extends Struct.ComponentSchema {
  collectionName: 'components_about_stats';
  info: {
    displayName: 'Stat';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    value: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface CaseStudyGalleryPicture extends Struct.ComponentSchema {
  collectionName: 'components_case_study_gallery_pictures';
  info: {
    displayName: 'Picture of the gallery';
    icon: 'picture';
  };
  attributes: {
    caption: Schema.Attribute.String;
    image: Schema.Attribute.Media<'images'>;
  };
}

export interface CaseStudyResult extends Struct.ComponentSchema {
  collectionName: 'components_case_study_results';
  info: {
    displayName: 'Result';
    icon: 'chartBubble';
  };
  attributes: {
    label: Schema.Attribute.String & Schema.Attribute.Required;
    source: Schema.Attribute.String & Schema.Attribute.Required;
    unit: Schema.Attribute.String;
    value: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface FormField extends Struct.ComponentSchema {
  collectionName: 'components_form_fields';
  info: {
    displayName: 'Field';
    icon: 'pencil';
  };
  attributes: {
    agreement: Schema.Attribute.Text;
    choices: Schema.Attribute.Text;
    helpText: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 255;
      }>;
    key: Schema.Attribute.String;
    kind: Schema.Attribute.Enumeration<
      ['text', 'long_text', 'email', 'phone', 'choice', 'agreement', 'file']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'text'>;
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    required: Schema.Attribute.Boolean &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<false>;
  };
}

export interface HomeCollaboration extends Struct.ComponentSchema {
  collectionName: 'components_home_collaborations';
  info: {
    displayName: 'Collaboration banner';
    icon: 'handHeart';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.Component<'shared.link', false> &
      Schema.Attribute.Required;
    models: Schema.Attribute.Component<'shared.icon-card', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 100;
        },
        number
      >;
    text: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeHeroSlide extends Struct.ComponentSchema {
  collectionName: 'components_home_hero_slides';
  info: {
    displayName: 'Hero slide';
    icon: 'slideshow';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    link: Schema.Attribute.Component<'shared.link', false> &
      Schema.Attribute.Required;
    subtitle: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeServiceCard extends Struct.ComponentSchema {
  collectionName: 'components_home_service_cards';
  info: {
    displayName: 'Service card';
    icon: 'dashboard';
  };
  attributes: {
    bullets: Schema.Attribute.Text & Schema.Attribute.Required;
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    link: Schema.Attribute.Component<'shared.link', false> &
      Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface HomeShowcaseSlide extends Struct.ComponentSchema {
  collectionName: 'components_home_showcase_slides';
  info: {
    displayName: 'Showcase slide';
    icon: 'slideshow';
  };
  attributes: {
    caption: Schema.Attribute.Text & Schema.Attribute.Required;
    image: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    link: Schema.Attribute.Component<'shared.link', false>;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SectionCallToAction extends Struct.ComponentSchema {
  collectionName: 'components_section_calls_to_action';
  info: {
    displayName: 'Call to action';
    icon: 'bell';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    link: Schema.Attribute.Component<'shared.link', false> &
      Schema.Attribute.Required;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SectionCard extends Struct.ComponentSchema {
  collectionName: 'components_section_cards';
  info: {
    displayName: 'Card';
    icon: 'apps';
  };
  attributes: {
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    href: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::site-address'>;
    icon: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SectionCards extends Struct.ComponentSchema {
  collectionName: 'components_section_card_lists';
  info: {
    displayName: 'Cards';
    icon: 'apps';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    cards: Schema.Attribute.Component<'section.card', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionContactForm extends Struct.ComponentSchema {
  collectionName: 'components_section_contact_forms';
  info: {
    displayName: 'Contact form';
    icon: 'envelop';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionForm extends Struct.ComponentSchema {
  collectionName: 'components_section_forms';
  info: {
    displayName: 'Form';
    icon: 'envelop';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    form: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::form'>;
    title: Schema.Attribute.String;
  };
}

export interface SectionGallery extends Struct.ComponentSchema {
  collectionName: 'components_section_galleries';
  info: {
    displayName: 'Gallery';
    icon: 'picture';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    pictures: Schema.Attribute.Component<'case-study.gallery-picture', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionHero extends Struct.ComponentSchema {
  collectionName: 'components_section_heroes';
  info: {
    displayName: 'Hero';
    icon: 'picture';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    highlight: Schema.Attribute.String;
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.Component<'shared.link', false>;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SectionList extends Struct.ComponentSchema {
  collectionName: 'components_section_lists';
  info: {
    displayName: 'List that fills itself';
    icon: 'layer';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    content: Schema.Attribute.Enumeration<
      ['services', 'case-studies', 'posts', 'jobs']
    > &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'services'>;
    count: Schema.Attribute.Integer &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      > &
      Schema.Attribute.DefaultTo<3>;
    link: Schema.Attribute.Component<'shared.link', false>;
    tag: Schema.Attribute.String;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionLogos extends Struct.ComponentSchema {
  collectionName: 'components_section_logos';
  info: {
    displayName: 'Logos';
    icon: 'grid';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    logos: Schema.Attribute.Media<'images', true> & Schema.Attribute.Required;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionNumbers extends Struct.ComponentSchema {
  collectionName: 'components_section_numbers';
  info: {
    displayName: 'Numbers';
    icon: 'chartBubble';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    numbers: Schema.Attribute.Component<'about.stat', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 8;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionQuestion extends Struct.ComponentSchema {
  collectionName: 'components_section_questions';
  info: {
    displayName: 'Question';
    icon: 'question';
  };
  attributes: {
    answer: Schema.Attribute.Text & Schema.Attribute.Required;
    question: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SectionQuestions extends Struct.ComponentSchema {
  collectionName: 'components_section_question_lists';
  info: {
    displayName: 'Questions and answers';
    icon: 'question';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    questions: Schema.Attribute.Component<'section.question', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 24;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionQuotes extends Struct.ComponentSchema {
  collectionName: 'components_section_quotes';
  info: {
    displayName: 'Quotes of clients';
    icon: 'quote';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    quotes: Schema.Attribute.Component<'service.testimonial', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionRichText extends Struct.ComponentSchema {
  collectionName: 'components_section_rich_texts';
  info: {
    displayName: 'Rich text';
    icon: 'feather';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::post-text'>;
    title: Schema.Attribute.String;
  };
}

export interface SectionSteps extends Struct.ComponentSchema {
  collectionName: 'components_section_step_lists';
  info: {
    displayName: 'Steps';
    icon: 'bulletList';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    steps: Schema.Attribute.Component<'service.step', true> &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
          min: 1;
        },
        number
      >;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface SectionTextPicture extends Struct.ComponentSchema {
  collectionName: 'components_section_text_pictures';
  info: {
    displayName: 'Text with picture';
    icon: 'landscape';
  };
  attributes: {
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    image: Schema.Attribute.Media<'images'>;
    link: Schema.Attribute.Component<'shared.link', false>;
    side: Schema.Attribute.Enumeration<['right', 'left']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'right'>;
    text: Schema.Attribute.RichText & Schema.Attribute.Required;
    title: Schema.Attribute.String;
  };
}

export interface SectionVideo extends Struct.ComponentSchema {
  collectionName: 'components_section_videos';
  info: {
    displayName: 'Video';
    icon: 'play';
  };
  attributes: {
    address: Schema.Attribute.String & Schema.Attribute.Required;
    anchor: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    still: Schema.Attribute.Media<'images'> & Schema.Attribute.Required;
    text: Schema.Attribute.Text;
    title: Schema.Attribute.String;
  };
}

export interface ServiceReason extends Struct.ComponentSchema {
  collectionName: 'components_service_reasons';
  info: {
    displayName: 'Reason';
    icon: 'check';
  };
  attributes: {
    name: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ServiceStep extends Struct.ComponentSchema {
  collectionName: 'components_service_steps';
  info: {
    displayName: 'Process step';
    icon: 'bulletList';
  };
  attributes: {
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ServiceTechnology extends Struct.ComponentSchema {
  collectionName: 'components_service_technologies';
  info: {
    displayName: 'Technology';
    icon: 'code';
  };
  attributes: {
    icon: Schema.Attribute.Media<'images'>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface ServiceTestimonial extends Struct.ComponentSchema {
  collectionName: 'components_service_testimonials';
  info: {
    displayName: 'Testimonial';
    icon: 'quote';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.CustomField<'global::site-address'>;
    name: Schema.Attribute.String & Schema.Attribute.Required;
    quote: Schema.Attribute.Text & Schema.Attribute.Required;
    role: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedBanner extends Struct.ComponentSchema {
  collectionName: 'components_shared_banners';
  info: {
    displayName: 'Banner';
    icon: 'landscape';
  };
  attributes: {
    image: Schema.Attribute.Media<'images'>;
    subtitle: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'We deliver future-ready IT solutions for a dynamic digital world'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'Empowering Innovation with Integrity'>;
  };
}

export interface SharedCallout extends Struct.ComponentSchema {
  collectionName: 'components_shared_callouts';
  info: {
    displayName: 'Callout';
    icon: 'bell';
  };
  attributes: {
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    link: Schema.Attribute.Component<'shared.link', false> &
      Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedHero extends Struct.ComponentSchema {
  collectionName: 'components_shared_heros';
  info: {
    displayName: 'Hero';
    icon: 'picture';
  };
  attributes: {
    highlight: Schema.Attribute.String;
    image: Schema.Attribute.Media<'images'>;
    subtitle: Schema.Attribute.Text & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedIconCard extends Struct.ComponentSchema {
  collectionName: 'components_shared_icon_cards';
  info: {
    displayName: 'Icon card';
    icon: 'apps';
  };
  attributes: {
    description: Schema.Attribute.Text & Schema.Attribute.Required;
    icon: Schema.Attribute.Media<'images'>;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SharedLink extends Struct.ComponentSchema {
  collectionName: 'components_shared_links';
  info: {
    displayName: 'Link';
    icon: 'link';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::site-address'>;
    label: Schema.Attribute.String & Schema.Attribute.Required;
    newTab: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seos';
  info: {
    displayName: 'SEO';
    icon: 'search';
  };
  attributes: {
    keywords: Schema.Attribute.Text & Schema.Attribute.Required;
    metaDescription: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 160;
      }>;
    metaTitle: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 60;
      }>;
    shareImage: Schema.Attribute.Media<'images'>;
  };
}

export interface SharedTextSection extends Struct.ComponentSchema {
  collectionName: 'components_shared_text_sections';
  info: {
    displayName: 'Text section';
    icon: 'feather';
  };
  attributes: {
    text: Schema.Attribute.RichText & Schema.Attribute.Required;
    title: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SiteColors extends Struct.ComponentSchema {
  collectionName: 'components_site_colors';
  info: {
    description: 'Of pages, dashboards, mails and pictures for social networks.';
    displayName: 'Colours';
    icon: 'paint';
  };
  attributes: {
    accent: Schema.Attribute.String;
    accentDark: Schema.Attribute.String;
    accentLight: Schema.Attribute.String;
    field: Schema.Attribute.String;
    ink: Schema.Attribute.String;
    line: Schema.Attribute.String;
    mist: Schema.Attribute.String;
    primary: Schema.Attribute.String;
    primaryDark: Schema.Attribute.String;
    primaryNight: Schema.Attribute.String;
    sand: Schema.Attribute.String;
    secondary: Schema.Attribute.String;
    secondaryDark: Schema.Attribute.String;
    sky: Schema.Attribute.String;
    slate: Schema.Attribute.String;
  };
}

export interface SiteConsentNotice extends Struct.ComponentSchema {
  collectionName: 'components_site_consent_notices';
  info: {
    description: 'Asks visitors before anything is measured. Shown when an analytics id is set.';
    displayName: 'Consent notice';
    icon: 'shield';
  };
  attributes: {
    acceptLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'Accept'>;
    declineLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'Decline'>;
    privacyLink: Schema.Attribute.Component<'shared.link', false> &
      Schema.Attribute.Required;
    settingsLabel: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'Cookie Settings'>;
    text: Schema.Attribute.Text &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'With your consent we count visits with Google Analytics, to learn which pages help. Nothing is loaded before you choose.'>;
    title: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'Cookies and Analytics'>;
  };
}

export interface SiteMenuItem extends Struct.ComponentSchema {
  collectionName: 'components_site_menu_items';
  info: {
    displayName: 'Menu item';
    icon: 'bulletList';
  };
  attributes: {
    href: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.CustomField<'global::site-address'>;
    label: Schema.Attribute.String & Schema.Attribute.Required;
    newTab: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
    submenu: Schema.Attribute.Component<'shared.link', true> &
      Schema.Attribute.SetMinMax<
        {
          max: 12;
        },
        number
      >;
  };
}

export interface SitePhone extends Struct.ComponentSchema {
  collectionName: 'components_site_phones';
  info: {
    displayName: 'Phone';
    icon: 'phone';
  };
  attributes: {
    country: Schema.Attribute.String & Schema.Attribute.Required;
    number: Schema.Attribute.String & Schema.Attribute.Required;
  };
}

export interface SiteRegion extends Struct.ComponentSchema {
  collectionName: 'components_site_regions';
  info: {
    description: "The firm's English, clocks and money.";
    displayName: 'Region and pay';
    icon: 'earth';
  };
  attributes: {
    language: Schema.Attribute.Enumeration<
      [
        'en-AG',
        'en-AU',
        'en-AT',
        'en-BS',
        'en-BB',
        'en-BE',
        'en-BZ',
        'en-BW',
        'en-CM',
        'en-CA',
        'en-CY',
        'en-DK',
        'en-FJ',
        'en-FI',
        'en-DE',
        'en-GH',
        'en-GY',
        'en-HK',
        'en-IN',
        'en-IE',
        'en-IL',
        'en-JM',
        'en-KE',
        'en-MY',
        'en-MT',
        'en-MU',
        'en-NA',
        'en-NL',
        'en-NZ',
        'en-NG',
        'en-PK',
        'en-PH',
        'en-RW',
        'en-SG',
        'en-SI',
        'en-ZA',
        'en-SE',
        'en-CH',
        'en-TZ',
        'en-TT',
        'en-UG',
        'en-AE',
        'en-GB',
        'en-US',
        'en-ZM',
        'en-ZW',
      ]
    >;
    salaryCurrency: Schema.Attribute.String;
    salaryTerm: Schema.Attribute.String;
    salaryUnit: Schema.Attribute.Enumeration<['LPA', 'year', 'month', 'hour']>;
    timeZone: Schema.Attribute.String;
  };
}

export interface SiteSocialLink extends Struct.ComponentSchema {
  collectionName: 'components_site_social_links';
  info: {
    displayName: 'Social link';
    icon: 'user';
  };
  attributes: {
    href: Schema.Attribute.String & Schema.Attribute.Required;
    label: Schema.Attribute.String & Schema.Attribute.Required;
    network: Schema.Attribute.Enumeration<
      ['whatsapp', 'facebook', 'instagram', 'linkedin']
    > &
      Schema.Attribute.Required;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'about.core-value': AboutCoreValue;
      'about.stat': AboutStat;
      'case-study.gallery-picture': CaseStudyGalleryPicture;
      'case-study.result': CaseStudyResult;
      'form.field': FormField;
      'home.collaboration': HomeCollaboration;
      'home.hero-slide': HomeHeroSlide;
      'home.service-card': HomeServiceCard;
      'home.showcase-slide': HomeShowcaseSlide;
      'section.call-to-action': SectionCallToAction;
      'section.card': SectionCard;
      'section.cards': SectionCards;
      'section.contact-form': SectionContactForm;
      'section.form': SectionForm;
      'section.gallery': SectionGallery;
      'section.hero': SectionHero;
      'section.list': SectionList;
      'section.logos': SectionLogos;
      'section.numbers': SectionNumbers;
      'section.question': SectionQuestion;
      'section.questions': SectionQuestions;
      'section.quotes': SectionQuotes;
      'section.rich-text': SectionRichText;
      'section.steps': SectionSteps;
      'section.text-picture': SectionTextPicture;
      'section.video': SectionVideo;
      'service.reason': ServiceReason;
      'service.step': ServiceStep;
      'service.technology': ServiceTechnology;
      'service.testimonial': ServiceTestimonial;
      'shared.banner': SharedBanner;
      'shared.callout': SharedCallout;
      'shared.hero': SharedHero;
      'shared.icon-card': SharedIconCard;
      'shared.link': SharedLink;
      'shared.seo': SharedSeo;
      'shared.text-section': SharedTextSection;
      'site.colors': SiteColors;
      'site.consent-notice': SiteConsentNotice;
      'site.menu-item': SiteMenuItem;
      'site.phone': SitePhone;
      'site.region': SiteRegion;
      'site.social-link': SiteSocialLink;
    }
  }
}
