import Card from '@mui/material/Card';
import { type ReactNode, useMemo } from 'react';
import { type FilterPayload, ListBase, type SortPayload, useResourceContext } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { listRows } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { listChoicesOf } from '#providers/listChoices.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useReportError } from '#ui/layout/useReportError.ts';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { BulkOutcomeProvider } from './BulkOutcome.tsx';
import { BulkTargetProvider } from './BulkTarget.tsx';
import { ListContent } from './ListContent.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { RememberListSettings } from './RememberListSettings.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { SelectionFollowsFilters } from './SelectionFollowsFilters.tsx';
import { ToolbarSlots } from './toolbarSlots.tsx';
import { refusedOf } from './useDropInvalidParams.ts';

interface Props {
  /** Where page size and sorting are kept; the resource by default. */
  storeKey?: string;
  /** Link back, if this is a mode of another list. */
  back?: ReactNode;
  /** By default the resource's name and its message `subtitle`. */
  title?: string;
  subtitle?: string;
  sort: SortPayload;
  /** Buttons in the header. */
  actions?: ReactNode;
  /** A permanent filter that is not in the address. */
  filter?: FilterPayload;
  filters: ReactNode;
  /** Text shown instead of the table while there are no records; the message `empty` by default. */
  empty?: string;
  emptyText?: string;
  /** Action shown with it. */
  emptyAction?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/**
 * A list's page. Its only state is the address, so filters, address and back button always agree.
 */
export const ListPage = ({
  storeKey,
  back,
  title,
  subtitle,
  sort,
  actions,
  filter,
  filters,
  children,
  empty,
  ...whenEmpty
}: Props) => {
  const text = useText(useResourcePrefix());
  const resource = useResourceContext() ?? '';
  const choices = listChoicesOf(storeKey ?? resource);
  const { size = limits.defaultPageSize, sort: chosenSort = sort } = choices.use();
  const report = useReportError();
  const query = useMemo(
    () => ({
      ...listRows,
      onError: (error: Error) => {
        // dropped from the address
        if (refusedOf(error).length === 0) report(error);
      },
    }),
    [report],
  );
  return (
    <ListBase
      perPage={size}
      sort={chosenSort}
      filter={filter}
      storeKey={false}
      disableAuthentication
      queryOptions={query}
    >
      <RememberListSettings choices={choices}>
        <BulkTargetProvider>
          <BulkOutcomeProvider>
            <PageHeader
              back={back}
              title={title ?? text('name', 2)}
              subtitle={subtitle ?? text('subtitle')}
              actions={actions}
            />
            <Card>
              <ToolbarSlots>
                {filters}
                <ListToolbar />
                <SavedViewsMenu />
                <SelectionFollowsFilters />
                <ListContent empty={empty ?? text('empty')} {...whenEmpty}>
                  {children}
                </ListContent>
              </ToolbarSlots>
              <ListPagination />
            </Card>
          </BulkOutcomeProvider>
        </BulkTargetProvider>
      </RememberListSettings>
    </ListBase>
  );
};
