import { sql } from 'kysely';
import type { Trx } from '#server/db/database.ts';
import { type Ids, idOf } from './insert.ts';

/** Days counted from today; null means open. */
type Days = readonly [from: number | null, to: number | null];

interface DemoBanner {
  name: string;
  placement: string;
  /** The category's key in the catalogue. */
  category?: string;
  title: string;
  text: string;
  button: string;
  link: string;
  /** The shape shown on the banner's pictures, as in the demo pictures. */
  shape: string;
  alt: string;
  colours: readonly [text: string, background: string];
  days: Days;
  isActive: boolean;
}

const shop = 'https://www.atrium.example';

const banners: readonly DemoBanner[] = [
  {
    name: 'Winterwohnen',
    placement: 'home_top',
    title: 'Warm durch den Winter',
    text: 'Sofas und Sessel, in denen man bleiben möchte.',
    button: 'Jetzt entdecken',
    link: `${shop}/winter`,
    shape: 'sofa',
    alt: 'Sofa in einem Wohnzimmer',
    colours: ['#ffffff', '#2f4a43'],
    days: [-20, 30],
    isActive: true,
  },
  {
    name: 'Lichtwochen',
    placement: 'home_top',
    title: 'Lichtwochen',
    text: 'Leuchten für lange Abende, bis zu 20 % günstiger.',
    button: 'Zu den Leuchten',
    link: `${shop}/leuchten`,
    shape: 'pendant',
    alt: 'Leuchtende Pendelleuchte über einem Tisch',
    colours: ['#3a2f28', '#f1e3d0'],
    days: [-5, 4],
    isActive: true,
  },
  {
    name: 'Neu: Gartenmöbel',
    placement: 'home_middle',
    title: 'Der Sommer kommt früh genug',
    text: 'Gartenmöbel aus Teak und Aluminium, jetzt vorbestellen.',
    button: 'Vorbestellen',
    link: `${shop}/garten`,
    shape: 'gardenchair',
    alt: 'Gartenstuhl im Grünen',
    colours: ['#ffffff', '#5f7461'],
    days: [3, 60],
    isActive: true,
  },
  {
    name: 'Esszimmer',
    placement: 'home_middle',
    title: 'Platz für alle',
    text: 'Tische ab zwei Metern, mit passenden Stühlen.',
    button: 'Ansehen',
    link: `${shop}/esszimmer`,
    shape: 'table',
    alt: 'Esstisch in einem hellen Raum',
    colours: ['#ffffff', '#7a3f2c'],
    days: [null, null],
    isActive: true,
  },
  {
    name: 'Herbstaktion',
    placement: 'home_top',
    title: 'Herbst im Schlafzimmer',
    text: 'Betten aus Massivholz.',
    button: 'Zur Aktion',
    link: `${shop}/herbst`,
    shape: 'bed',
    alt: 'Bett in einem Schlafzimmer',
    colours: ['#ffffff', '#a9553a'],
    days: [-70, -10],
    isActive: true,
  },
  {
    name: 'Stilwelt Nordisch',
    placement: 'style',
    title: 'Nordisch wohnen',
    text: 'Helle Hölzer, klare Formen.',
    button: '',
    link: '',
    shape: 'armchair',
    alt: 'Sessel in einem Wohnzimmer',
    colours: ['#34453a', '#e9dcc3'],
    days: [null, null],
    isActive: true,
  },
  {
    name: 'Bad, Entwurf',
    placement: 'style',
    title: 'Das Bad als Wohnraum',
    text: '',
    button: '',
    link: '',
    shape: 'bathtub',
    alt: 'Badewanne in einem Bad',
    colours: ['#ffffff', '#46545c'],
    days: [14, null],
    isActive: false,
  },
  {
    name: 'Kategorie: Teppiche',
    placement: 'category',
    category: 'teppiche',
    title: 'Ein Teppich macht den Raum',
    text: 'Handgewebt und in vielen Größen.',
    button: 'Größe finden',
    link: `${shop}/teppiche`,
    shape: 'rug',
    alt: 'Teppich auf einem Holzboden',
    colours: ['#ffffff', '#2f3f5c'],
    days: [-2, null],
    isActive: true,
  },
];

/** The calendar day in Berlin that many days from today. */
const day = (days: number | null) =>
  sql<string | null>`(now() at time zone 'Europe/Berlin')::date + ${days}::integer`;

/** Inserts banners with pictures of products, already in the gallery. */
export const insertBanners = async (trx: Trx, categories: Ids): Promise<void> => {
  for (const [sort_index, banner] of banners.entries()) {
    const picture = sql<string>`(
      select filename from variation_images where filename like ${`demo-${banner.shape}-%-2-%`}
      order by id limit 1)`;
    await trx
      .insertInto('website_banners')
      .values({
        name: banner.name,
        placement: banner.placement,
        category_id: banner.category === undefined ? null : idOf(categories, banner.category),
        title: banner.title,
        text: banner.text,
        button: banner.button,
        link: banner.link,
        picture,
        picture_alt: banner.alt,
        mobile_picture: picture,
        mobile_picture_alt: banner.alt,
        text_color: banner.colours[0],
        background_color: banner.colours[1],
        starts_on: day(banner.days[0]),
        ends_on: day(banner.days[1]),
        is_active: banner.isActive,
        sort_index,
      })
      .execute();
  }
};

interface DemoDiscount {
  code: string;
  kind: 'percent' | 'euro';
  value: string;
  days: Days;
  maxUses?: number;
  minValue?: string;
  isOncePerCustomer?: true;
  isActive?: false;
  bar?: string;
  colours?: readonly [text: string, background: string];
}

const discounts: readonly DemoDiscount[] = [
  {
    code: 'WINTER10',
    kind: 'percent',
    value: '10',
    days: [-20, 30],
    bar: 'Mit WINTER10 sparen Sie jetzt 10 % auf alle Möbel.',
    colours: ['#ffffff', '#2f4a43'],
  },
  {
    code: 'LICHT20',
    kind: 'percent',
    value: '20',
    days: [-5, 4],
    maxUses: 200,
    bar: 'Lichtwochen: 20 % mit dem Code LICHT20',
    colours: ['#3a2f28', '#f1e3d0'],
  },
  {
    code: 'WILLKOMMEN',
    kind: 'euro',
    value: '25',
    days: [null, null],
    minValue: '250',
    isOncePerCustomer: true,
  },
  { code: 'NEWSLETTER5', kind: 'percent', value: '5', days: [null, null] },
  { code: 'HERBST15', kind: 'percent', value: '15', days: [-70, -10] },
  { code: 'FRUEHLING', kind: 'percent', value: '12.5', days: [90, 130] },
  {
    code: 'GARTEN50',
    kind: 'euro',
    value: '50',
    days: [3, 60],
    maxUses: 500,
    bar: 'Bald: 50 € auf Gartenmöbel mit GARTEN50',
    colours: ['#ffffff', '#5f7461'],
  },
  { code: 'UMZUG100', kind: 'euro', value: '100', days: [-30, 6], maxUses: 50 },
  { code: 'TREUE-7K2M', kind: 'percent', value: '20', days: [null, 120], maxUses: 1 },
  { code: 'TREUE-X4PQ', kind: 'percent', value: '20', days: [null, 120], maxUses: 1 },
  { code: 'PRESSE', kind: 'percent', value: '30', days: [null, null], isActive: false },
  { code: 'MITARBEIT', kind: 'percent', value: '25', days: [0, 365], isActive: false },
];

export const insertDiscounts = async (trx: Trx): Promise<void> => {
  await trx
    .insertInto('discounts')
    .values(
      discounts.map(
        ({
          code,
          kind,
          value,
          days,
          maxUses,
          minValue,
          isOncePerCustomer = false,
          isActive = true,
          bar = '',
          colours,
        }) => ({
          code,
          kind,
          value,
          starts_on: day(days[0]),
          ends_on: day(days[1]),
          max_uses: maxUses ?? null,
          min_value: minValue ?? null,
          is_once_per_customer: isOncePerCustomer,
          is_active: isActive,
          is_bar_shown: bar !== '',
          bar_message: bar,
          bar_text_color: colours?.[0] ?? '#ffffff',
          bar_background_color: colours?.[1] ?? '#2f4a43',
        }),
      ),
    )
    .execute();
};
