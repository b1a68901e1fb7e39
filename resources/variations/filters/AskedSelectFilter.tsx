import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useTranslate } from 'ra-core';
import { useAsk } from '#providers/dataProvider/useAsk.ts';
import { BrandsDocument, ServiceInfoDocument } from '#resources/variations/lookups.generated.ts';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';

const staleTime = 5 * 60_000;

interface Props<Data> {
  source: string;
  document: TypedDocumentNode<Data, Record<string, never>>;
  choicesOf: (data: Data) => { id: string; name: string }[];
}

/** One of a few things that the API lists. */
const AskedSelectFilter = <Data,>({ source, document, choicesOf }: Props<Data>) => {
  const translate = useTranslate();
  const { data } = useAsk(`filter ${source}`, document, {}, { staleTime });
  return (
    <SelectFilter
      source={source}
      label={translate(`resources.products/variations.fields.${source}`)}
      choices={data ? choicesOf(data) : []}
    />
  );
};

/** The manufacturer, by company name; administrators only. */
export const BrandFilter = () => (
  <AskedSelectFilter
    source="manufacturer_id"
    document={BrandsDocument}
    choicesOf={({ manufacturers }) =>
      manufacturers.data.results.map(({ id, company_name }) => ({ id, name: company_name }))
    }
  />
);

/** A service group; administrators only. */
export const ServiceInfoFilter = () => (
  <AskedSelectFilter
    source="serviceInfo"
    document={ServiceInfoDocument}
    choicesOf={({ serviceInfo }) => serviceInfo.data}
  />
);
