import { demoAccounts, demoPartners } from './accounts.ts';
import { makers } from './catalogue/manufacturers.ts';
import profiles from './content/profiles.json' with { type: 'json' };
import { pdfOf } from './pdf.ts';

interface Company {
  name: string;
  street: string;
  place: string;
  phone: string;
  email: string;
  about: string;
}

const companyOf = (key: string): Company | undefined => {
  const maker = makers.find((each) => each.key === key);
  if (maker) {
    const { companyName, street, postCode, city, phone, email, description } = maker;
    const place = `${postCode} ${city}`;
    return { name: companyName, street, place, phone, email, about: description };
  }
  const profile = profiles.find((each) => each.key === key);
  const account = [...demoAccounts, ...demoPartners].find(({ email }) =>
    email.startsWith(`${key}@`),
  );
  if (!profile || !account) return undefined;
  return {
    name: account.company ?? profile.short_name,
    street: profile.street,
    place: `${profile.post_code} ${profile.city}`,
    phone: profile.phone,
    email: account.email,
    about: profile.description,
  };
};

/** Title and paragraphs of each kind of document. */
const kinds: Record<string, (company: Company) => readonly [string, ...string[]]> = {
  imprint: (company) => [
    'Impressum',
    company.name,
    company.street,
    company.place,
    `Telefon: ${company.phone}`,
    `E-Mail: ${company.email}`,
    'Dies ist ein Unternehmen der Demo; es gibt es nicht.',
  ],
  terms: ({ name }) => [
    'Allgemeine Geschäftsbedingungen',
    `1. Geltung. Diese Bedingungen gelten für Lieferungen der ${name} an Unternehmen.`,
    '2. Preise. Alle Preise verstehen sich netto in Euro, zuzüglich Umsatzsteuer.',
    '3. Lieferung. Liefertermine sind verbindlich, wenn sie schriftlich bestätigt sind.',
    '4. Mängel. Sichtbare Mängel sind innerhalb von acht Tagen anzuzeigen.',
    '5. Eigentum. Die Ware bleibt bis zur vollständigen Zahlung Eigentum des Verkäufers.',
  ],
  brochure: ({ name, about, place }) => [name, about, `Sie finden uns in ${place}.`],
  certificate: ({ name }) => [
    'Urkunde',
    `${name} verwendet Holz aus nachhaltiger Forstwirtschaft.`,
    'Ausgestellt für die Demo von Atrium.',
  ],
};

/** The document described by a demo file name; null for any other name. */
export const demoDocument = (name: string): Buffer | null => {
  const [, kind = '', key = ''] = /^demo-([a-z]+)-([a-z0-9-]+)\.pdf$/.exec(name) ?? [];
  const company = companyOf(key);
  const write = kinds[kind];
  if (!company || !write) return null;
  const [title, ...paragraphs] = write(company);
  return pdfOf(title, paragraphs);
};
