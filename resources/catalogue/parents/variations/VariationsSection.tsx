import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { ListBase, ResourceContextProvider, useRecordContext } from 'react-admin';
import { useLocation } from 'react-router';
import { limits } from '#contract/limits.ts';
import { listRows } from '#providers/dataProvider/operations.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { configurable, type ParentRecord } from '#resources/catalogue/parents/parentForm.ts';
import { BulkOutcomeProvider } from '#ui/list/BulkOutcome.tsx';
import { BulkTargetProvider } from '#ui/list/BulkTarget.tsx';
import { ListContent } from '#ui/list/ListContent.tsx';
import { ListPagination } from '#ui/list/ListPagination.tsx';
import { ListToolbar } from '#ui/list/ListToolbar.tsx';
import { ToolbarSlots } from '#ui/list/toolbarSlots.tsx';
import { variationsAnchor } from './anchor.ts';
import { VariationsHeader } from './VariationsHeader.tsx';
import { VariationsTable } from './VariationsTable.tsx';

const inOrder = { field: 'id', order: 'ASC' } as const;

interface Props {
  /** Whether the product's own form is dirty. */
  hasUnsaved: boolean;
}

/** Shows the variations of a product with pagination and actions. */
export const VariationsSection = ({ hasUnsaved }: Props) => {
  const text = useText('resources.products/parents.variations');
  const product = useRecordContext<ParentRecord>();
  const id = product?.id;
  const filter = useMemo(() => ({ parent_id: id, variationType: 'notMuster' }), [id]);
  if (!product) return null;
  const isConfigurable = product.type === configurable;
  return (
    <Anchor>
      <ResourceContextProvider value="products/variations">
        <ListBase
          perPage={limits.defaultPageSize}
          sort={inOrder}
          filter={filter}
          // the URL parameters belong to the product page
          disableSyncWithLocation
          storeKey={false}
          disableAuthentication
          queryOptions={listRows}
        >
          <BulkTargetProvider>
            <BulkOutcomeProvider>
              <VariationsHeader product={product} hasUnsaved={hasUnsaved} />
              <Card>
                <ToolbarSlots>
                  <ListToolbar />
                  <ListContent
                    empty={text('none')}
                    emptyText={text(isConfigurable ? 'noneText' : 'noneSimple')}
                  >
                    <VariationsTable product={product} />
                  </ListContent>
                </ToolbarSlots>
                <ListPagination />
              </Card>
            </BulkOutcomeProvider>
          </BulkTargetProvider>
        </ListBase>
      </ResourceContextProvider>
    </Anchor>
  );
};

/** The scroll target of links to the section, for example after creating a product. */
const Anchor = ({ children }: { children: ReactNode }) => {
  const { hash } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash !== `#${variationsAnchor}`) return;
    // wait one frame, because a new page first scrolls to the top
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  return (
    // not a landmark, because the table inside is already one with the same name
    <Box ref={section} id={variationsAnchor} sx={{ mt: 4 }}>
      {children}
    </Box>
  );
};
