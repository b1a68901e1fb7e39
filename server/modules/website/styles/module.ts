import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { id, status } from '#contract/rules/platform/fields.ts';
import {
  styleCollaboratorChoicesQuery,
  styleProductChoicesQuery,
  styleProductsInput,
} from '#contract/rules/website/style.ts';
import { styles as german } from '#i18n/de/website/styles.ts';
import { styles as english } from '#i18n/en/website/styles.ts';
import { inTransaction } from '#server/db/database.ts';
import { exporterOf } from '#server/entity/export.ts';
import { recordById } from '#server/entity/read.ts';
import { queryResolver, requestedAt, writingOf } from '#server/entity/resolvers.ts';
import { parse, parseId } from '#server/errors/domainError.ts';
import { answer } from '#server/graphql/answer.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { entityModule } from '#server/modules/entityModule.ts';
import type { Module } from '#server/modules/module.ts';
import { removeStyles, setStyleStatus } from './bulk.ts';
import { styleRestorer, updateLinks, updateStyle } from './changes.ts';
import { productChoices } from './choices.ts';
import { collaboratorChoices } from './collaborators.ts';
import { styles } from './styles.ts';

const exporter = exporterOf(styles, {
  texts: { de: german, en: english },
  cells: {
    title: ({ title }) => title,
    owner: ({ owner: { kind, name } }, { owners }) => name || owners[kind as keyof typeof owners],
    categoryName: ({ categoryName }) => categoryName,
    slug: ({ slug }) => slug,
    short_desc: ({ short_desc }) => short_desc,
    status: ({ status: value }, { status: words }) => words[value === '1' ? 1 : 2],
    productCount: ({ productCount }) => productCount,
    notForSale: ({ notForSale }) => notForSale,
    updatedAt: ({ updatedAt }) => updatedAt,
  },
  filename: { de: 'styles', en: 'styles' },
});

const linksResolver =
  (field: 'products' | 'affiliates_products') =>
  async (
    _: unknown,
    args: { id: string; input: unknown },
    context: Context,
    info: GraphQLResolveInfo,
  ) => {
    const style = parseId(id, args.id);
    const input = parse(styleProductsInput, args.input);
    await inTransaction(context.db, (trx) =>
      updateLinks(writingOf(context, trx), style, field, input),
    );
    return answer(
      await recordById(context.db, viewerOf(context), styles, style, requestedAt(info, 'data')),
    );
  };

export const stylesModule: readonly Module[] = [
  entityModule(styles, {
    update: updateStyle,
    remove: removeStyles,
    status: { action: setStyleStatus, statuses: status },
    exporter,
    restorer: styleRestorer,
  }),
  {
    named: [{ kind: 'vendor', table: 'vendors', label: 'company_name' }],
    pictureUses: [
      sql`select 'style', s.id, s.title, '' from style_images i join styles s on s.id = i.style_id
      where i.filename = t.filename`,
    ],
    resolvers: {
      Query: {
        styleProductChoices: queryResolver(styleProductChoicesQuery, productChoices),
        styleCollaboratorChoices: queryResolver(styleCollaboratorChoicesQuery, collaboratorChoices),
      },
      Mutation: {
        updateStyleProducts: linksResolver('products'),
        updateStyleAffiliateProducts: linksResolver('affiliates_products'),
      },
    },
  },
];
