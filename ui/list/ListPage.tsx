import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { type FilterPayload, ListBase, type SortPayload } from 'react-admin';
import { limits } from '#contract/limits.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { useResourceText } from '#ui/record/useResourceText.ts';
import { BulkOutcomeProvider } from './BulkOutcome.tsx';
import { BulkTargetProvider } from './BulkTarget.tsx';
import { ListContent } from './ListContent.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { SelectionFollowsFilters } from './SelectionFollowsFilters.tsx';
import { ToolbarSlots } from './toolbarSlots.tsx';

interface Props {
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

// react-admin fills the cache of single records from lists, but a list's rows lack the fields of a
// form
const listRows = { meta: { of: 'list' } };

/**
 * A list's page. Its only state is the address, so filters, address and back button always agree.
 */
export const ListPage = ({
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
  const text = useResourceText();
  return (
    <ListBase
      perPage={limits.defaultPageSize}
      sort={sort}
      filter={filter}
      storeKey={false}
      disableAuthentication
      queryOptions={listRows}
    >
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
    </ListBase>
  );
};
