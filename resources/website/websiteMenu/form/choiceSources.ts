import { limits } from '#contract/limits.ts';
import { useApiQuery } from '#providers/api/useApiQuery.ts';
import {
  ManufacturerChoicesDocument,
  type ValueGroupChoiceFragment,
  ValueGroupChoicesDocument,
  ValueGroupNamesDocument,
} from '#resources/website/websiteMenu/operations.generated.ts';
import type { NamedChoice } from '#ui/form/ChoiceInput.tsx';
import type { ChoiceSource } from './ChoicesInput.tsx';

const companyOf = ({ id, company_name }: { id: string; company_name: string }): NamedChoice => ({
  id,
  name: company_name,
});

const companies = (query: object, enabled = true) => ({
  variables: { query: { size: 50, sort: 'company_name', ...query } },
  options: { enabled },
});

/** Searches manufacturers by company name. */
export const manufacturerChoices: ChoiceSource = {
  useFound: (text) => {
    const { variables } = companies(text ? { company_name: text } : {});
    const { data, isPending } = useApiQuery(ManufacturerChoicesDocument, variables);
    return {
      choices: data?.manufacturers.data.results.map(companyOf) ?? [],
      isLoading: isPending,
    };
  },
  useNamed: (ids) => {
    const { variables, options } = companies(
      { ids: [...ids], size: limits.maxPageSize },
      ids.length > 0,
    );
    const { data } = useApiQuery(ManufacturerChoicesDocument, variables, options);
    return data?.manufacturers.data.results.map(companyOf) ?? [];
  },
};

const groupOf = ({ id, name, attribute }: ValueGroupChoiceFragment): NamedChoice => ({
  id,
  name: `${attribute.name}: ${name}`,
});

/** Searches value groups by their name or the attribute's name. */
export const valueGroupChoices: ChoiceSource = {
  useFound: (key) => {
    const variables = { key, pagination: { size: limits.valueGroupPageSize } };
    const { data, isPending } = useApiQuery(ValueGroupChoicesDocument, variables);
    return {
      choices: data?.variationAtributeValueGroups.data.results.map(groupOf) ?? [],
      isLoading: isPending,
    };
  },
  useNamed: (ids) => {
    const variables = { query: { ids: [...ids], size: limits.maxPageSize } };
    const options = { enabled: ids.length > 0 };
    const { data } = useApiQuery(ValueGroupNamesDocument, variables, options);
    return data?.attributeOptionGroups.data.results.map(groupOf) ?? [];
  },
};
