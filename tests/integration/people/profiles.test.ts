import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { missingParts } from '#contract/rules/people/profile.ts';
import { refreshVisibility } from '#server/modules/people/profiles/visibility.ts';
import { type AccountKind, signedIn } from '#tests/factories/people.ts';
import { changesOf } from '#tests/support/changes.ts';
import { pdf } from '#tests/support/pdf.ts';
import { png } from '#tests/support/pictures.ts';
import { admin, api, refusal, shareApi } from '#tests/support/testApi.ts';
import { upload, uploadFile } from '#tests/support/upload.ts';

shareApi();

type Session = Awaited<ReturnType<typeof signedIn>>;
let partner: Session;
beforeEach(async () => {
  partner = await signedIn(api.db, 'craftsman');
});

const parts = `id version company_name short_name company_logo logo_source crop { x y width height }
  description email phone_number street address post_code city isVisible hiddenBy
  imprints { file picture title originName } terms { file title }
  certificates { file picture title } factory_pictures { picture } brochures { file }
  social_media_links { website facebook }`;
const readVendor = `{ vendorProfile { data { ${parts} category service_offering awards } } }`;
const readMaker = `{ manufacturerProfile { data { ${parts} } } }`;
const saveVendor = `mutation M($input: VendorProfileInput!) {
  updateVendorProfile(input: $input) { data { ${parts} category service_offering awards } } }`;
const saveMaker = `mutation M($input: ManufacturerProfileInput!) {
  updateManufacturerProfile(input: $input) { data { ${parts} } } }`;

const picture = async ({ token }: Session, width: number, height = width) => {
  const content = await png({ width, height });
  const { image } = await upload(api, [{ name: 'a.png', content }], token);
  return image[0]?.filename ?? '';
};
const document = async ({ token }: Session) =>
  (await uploadFile(api, { name: 'Impressum.pdf', content: pdf() }, token)).name;

const whole = async (session: Session, kind: 'vendor' | 'manufacturer' = 'vendor') => ({
  ...(kind === 'vendor' && { company_name: 'Holz & Co', category: ['carpenter'] }),
  short_name: 'Holz',
  company_logo: await picture(session, 640),
  logo_source: await picture(session, 900, 700),
  crop: { x: 10, y: 0, width: 70, height: 90 },
  description: 'Zwei\nZeilen',
  email: 'Post@Holz.example',
  phone_number: '+49 30 23125-1',
  street: 'Weg 1',
  post_code: '10115',
  city: 'Berlin',
  imprints: [{ file: await document(session), title: 'Impressum' }],
  terms: [{ file: await document(session), title: 'AGB' }],
});

const save = async (session: Session, input: object) =>
  (await api.data(saveVendor, { input }, session.token)).updateVendorProfile.data;
const refused = (session: Session, input: object) =>
  refusal(saveVendor, { input: { email: 'a@b.example', ...input } }, session.token);

describe('a profile', () => {
  test('is read, saved as a whole and recorded', async () => {
    const { vendorProfile } = await api.data(readVendor, {}, partner.token);
    expect(vendorProfile.data).toMatchObject({
      version: 1,
      isVisible: false,
      imprints: [],
      crop: null,
    });
    const input = await whole(partner);
    const links = { website: 'https://holz.example' };
    const factory_pictures = [{ picture: await picture(partner, 300, 200), title: 'Halle' }];
    await save(partner, { ...input, social_media_links: links, factory_pictures, version: 1 });
    const after = await api.data(readVendor, {}, partner.token);
    expect(after.vendorProfile.data).toMatchObject({
      ...input,
      version: 2,
      email: 'post@holz.example',
      imprints: [{ ...input.imprints[0], originName: 'Impressum.pdf' }],
      terms: input.terms,
      social_media_links: { website: 'https://holz.example', facebook: '' },
      factory_pictures: [{ picture: factory_pictures[0]?.picture }],
    });
    const id = String(partner.user.vendor_id);
    expect(await changesOf(api.db, 'vendorProfile', id)).toMatchObject([
      { user_id: partner.user.id, after: { short_name: 'Holz', category: ['carpenter'] } },
    ]);
    // omitted fields are emptied, unless others see the profile
    await sql`update vendors set status = '1' where id = ${id}`.execute(api.db);
    await refreshVisibility(api.db, 'vendor', [id]);
    expect(await save(partner, { email: 'post@holz.example' })).toMatchObject({
      short_name: '',
      imprints: [],
      category: [],
    });
  });

  test('of a manufacturer keeps the name that administrators gave it', async () => {
    const maker = await signedIn(api.db, 'manufacturer');
    const before = await api.data(readMaker, {}, maker.token);
    const input = await whole(maker, 'manufacturer');
    const { updateManufacturerProfile } = await api.data(saveMaker, { input }, maker.token);
    expect(updateManufacturerProfile.data).toMatchObject({
      company_name: before.manufacturerProfile.data.company_name,
      short_name: 'Holz',
      isVisible: true,
    });
    const { errors } = await api.request(
      saveMaker,
      { input: { ...input, company_name: 'Other' } },
      maker.token,
    );
    expect(errors).toHaveLength(1);
  });

  test('cannot be changed from an outdated version', async () => {
    const input = { email: 'a@b.example', version: 1 };
    await save(partner, input);
    expect((await refused(partner, input)).extensions.code).toBe('CONFLICT');
  });

  test('is read and written only by its kind of partner', async () => {
    const maker = await signedIn(api.db, 'manufacturer');
    for (const [document, token] of [
      [readVendor, maker.token],
      [readMaker, partner.token],
      [readVendor, admin],
      [readMaker, admin],
    ] as const) {
      expect((await api.refusal(document, {}, token)).extensions.code).toBe('FORBIDDEN');
    }
  });

  test('is restored unchanged from its history, for its own partner', async () => {
    const input = await whole(partner);
    await save(partner, input);
    const id = String(partner.user.vendor_id);
    await save(partner, { ...input, city: 'Ulm', certificates: input.terms });
    const changes = `query Q($query: ChangesQuery) {
      changes(query: $query) { data { results { id fields { field before after } } } } }`;
    const asked = { query: { entity: 'vendorProfile', entityId: id } };
    const { results } = (await api.data(changes, asked, partner.token)).changes.data;
    expect(results[0]?.fields.map(({ field }) => field).sort()).toEqual(['certificates', 'city']);
    const stranger = await signedIn(api.db, 'craftsman');
    const seen = await api.data(changes, asked, stranger.token);
    expect(seen.changes.data.results).toEqual([]);
    const restore = `mutation M($input: RestoreInput!) { restoreChange(input: $input) { data } }`;
    const variables = { input: { changeId: results[0]?.id } };
    const error = await api.refusal(restore, variables, stranger.token);
    expect(error.extensions.code).toBe('NOT_FOUND');
    await api.data(restore, variables, partner.token);
    const { vendorProfile } = await api.data(readVendor, {}, partner.token);
    expect(vendorProfile.data).toMatchObject({ city: 'Berlin', certificates: [], isVisible: true });
  });
});

describe('what is refused', () => {
  test.each<[string, object, object]>([
    ['57 letters', { company_name: 'x'.repeat(57) }, { company_name: { limit: 56 } }],
    ['751 letters', { description: 'x'.repeat(751) }, { description: { limit: 750 } }],
    ['151 letters', { awards: 'x'.repeat(151) }, { awards: { limit: 150 } }],
    ['101 letters', { street: 'x'.repeat(101) }, { street: { limit: 100 } }],
    ['four digits', { post_code: '1011' }, { post_code: { rule: 'rules.postCode' } }],
    ['no number', { phone_number: 'none' }, { phone_number: { rule: 'rules.phone' } }],
    ['no trade', { category: ['baker'] }, { category: { rule: 'rules.unknown' } }],
    [
      'a script as a link',
      { social_media_links: { website: 'javascript:alert(1)' } },
      { 'social_media_links.website': { rule: 'rules.link' } },
    ],
    [
      'a link without encryption',
      { social_media_links: { facebook: 'http://a.example' } },
      { 'social_media_links.facebook': { rule: 'rules.secureLink' } },
    ],
    [
      'a section outside of the picture',
      { crop: { x: 50, y: 0, width: 51, height: 10 } },
      { crop: { rule: 'rules.crop' } },
    ],
    [
      'a section of no size',
      { crop: { x: 50, y: 0, width: 0, height: 10 } },
      { crop: { rule: 'rules.crop' } },
    ],
    [
      'a section before the picture',
      { crop: { x: -1, y: 0, width: 10, height: 10 } },
      { 'crop.x': { rule: 'rules.crop' } },
    ],
    [
      'two imprints',
      { imprints: ['a', 'b'].map((name) => ({ file: `${name}.pdf` })) },
      { imprints: { rule: 'rules.maxItems', limit: 1 } },
    ],
    ['a file of neither kind', { terms: [{}] }, { terms: { rule: 'rules.required' } }],
  ])('%s', async (_, input, fields) => {
    const error = await refused(partner, input);
    expect(error.extensions.fields).toMatchObject(fields);
  });

  test('rejects a logo that is too large or not square, and other users’ files', async () => {
    const stranger = await signedIn(api.db, 'craftsman');
    const foreign = await document(stranger);
    const fields = async (input: object) => (await refused(partner, input)).extensions.fields;
    expect(await fields({ company_logo: await picture(partner, 641) })).toEqual({
      company_logo: { rule: 'rules.logo' },
    });
    expect(await fields({ company_logo: await picture(partner, 640, 639) })).toEqual({
      company_logo: { rule: 'rules.logo' },
    });
    expect(
      await fields({
        company_logo: await picture(stranger, 64),
        certificates: [{ file: foreign }],
        brochures: [{ file: 'guessed.pdf' }],
      }),
    ).toEqual({
      company_logo: { rule: 'rules.unknown' },
      certificates: { rule: 'rules.unknown' },
      brochures: { rule: 'rules.unknown' },
    });
  });
});

const setupSteps = '{ dashboard { data { setup { name isDone } } } }';

describe('visible', () => {
  test('becomes a partner who saves the last mandatory part, which then cannot be emptied', async () => {
    const input = await whole(partner);
    expect(await save(partner, { ...input, city: '' })).toMatchObject({ isVisible: false });
    expect(await save(partner, input)).toMatchObject({ isVisible: true });
    const error = await refusal(
      saveVendor,
      { input: { ...input, city: '', imprints: [], terms: [] } },
      partner.token,
    );
    expect(error.extensions.fields).toEqual({
      city: { rule: 'rules.neededWhileVisible' },
      imprints: { rule: 'rules.neededWhileVisible' },
      terms: { rule: 'rules.neededWhileVisible' },
    });
  });

  test.each<[string, AccountKind, object, object, string[]]>([
    ['an unverified partner', 'vendor', { status: '1' }, {}, ['unverified']],
    ['a wholesaler', 'wholesaler', {}, {}, ['wholesale']],
    ['a wholesaler without a city', 'wholesaler', {}, { city: '' }, ['parts', 'wholesale']],
    ['a wholesaler that is switched on', 'wholesaler', { wholesaler: true }, {}, []],
    ['an account pro without terms', 'vendor', {}, { terms: [] }, ['parts']],
    ['an account basic without terms', 'basic', {}, { terms: [] }, []],
    ['a partner without a trade', 'vendor', {}, { category: [] }, ['parts']],
  ])('%s', async (_, kind, values, lacks, hiddenBy) => {
    const session = await signedIn(api.db, kind);
    await api.db
      .updateTable('vendors')
      .set({ ...values, name: 'Someone' })
      .where('id', '=', String(session.user.vendor_id))
      .execute();
    const saved = await save(session, { ...(await whole(session)), ...lacks });
    expect(saved).toMatchObject({ isVisible: hiddenBy.length === 0, hiddenBy });
    if (kind !== 'wholesaler') return;
    const { setup } = (await api.data(setupSteps, {}, session.token)).dashboard.data;
    expect(setup).toMatchObject([
      { name: 'profile', isDone: !hiddenBy.includes('parts') },
      { name: 'wholesale', isDone: !hiddenBy.includes('wholesale') },
      ...setup.slice(2),
    ]);
  });

  test('excludes suspended partners until the suspension ends', async () => {
    const id = String(partner.user.vendor_id);
    await save(partner, await whole(partner));
    const isVisibleWith = async (values: object) => {
      await api.db
        .updateTable('vendors')
        .set({ name: 'X', ...values })
        .where('id', '=', id)
        .execute();
      await refreshVisibility(api.db, 'vendor', [id]);
      const row = await api.db.selectFrom('vendors').select('is_visible').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).is_visible;
    };
    const suspended = { suspended_at: new Date(), suspended_reason: 'Unpaid' };
    expect(await isVisibleWith(suspended)).toBe(false);
    expect(await isVisibleWith({ suspended_at: null, suspended_reason: null })).toBe(true);
  });

  test('is decided by the database as in the form', async () => {
    const input = await whole(partner);
    const id = String(partner.user.vendor_id);
    const names = Object.keys(input) as (keyof typeof input)[];
    const empty = { imprints: [], terms: [], category: [], company_logo: null, crop: null };
    await fc.assert(
      fc.asyncProperty(fc.subarray(names), async (left) => {
        await sql`update vendors set is_visible = false where id = ${id}`.execute(api.db);
        const given: Record<string, unknown> = { ...input };
        for (const name of left) given[name] = name in empty ? empty[name as 'crop'] : '';
        given.email = input.email;
        given.logo_source = input.logo_source;
        const owner = { kind: 'vendor', account_type: 'account_pro' } as const;
        const saved = await save(partner, given);
        expect(saved.isVisible).toBe(missingParts(owner, given).length === 0);
      }),
      { numRuns: 25 },
    );
  });
});
