import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { CardGrid } from '#ui/list/CardGrid.tsx';
import { CreateButton } from '#ui/list/CreateButton.tsx';
import { ExportMenu } from '#ui/list/ExportMenu.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListActions } from '#ui/list/ListActions.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SortChoice } from '#ui/list/SortChoice.tsx';
import { WhenSelected } from '#ui/list/WhenSelected.tsx';
import { useResourcePrefix } from '#ui/record/useResourcePrefix.ts';
import { showroomFields } from './fields.ts';
import { ExportShowroomsDocument } from './record.generated.ts';
import { ShowroomCard } from './ShowroomCard.tsx';

const DeleteBulkActions = lazyPart(async () => ({
  default: (await import('#ui/deletion/DeleteBulkActions.tsx')).DeleteBulkActions,
}));

const deletedKinds = [{ entity: 'showroom', fields: showroomFields }] as const;

const orders = [
  { field: 'name', order: 'ASC' },
  { field: 'city', order: 'ASC' },
  { field: 'updatedAt', order: 'DESC' },
] as const;

/** The partner's showrooms as cards. */
const ShowroomList = () => {
  const text = useText(useResourcePrefix());
  return (
    <ListPage
      sort={{ field: 'name', order: 'ASC' }}
      actions={<ListActions deleted={deletedKinds} />}
      filters={
        <FilterBar>
          <SearchFilter source="name" />
        </FilterBar>
      }
      emptyText={text('emptyText')}
      emptyAction={<CreateButton />}
    >
      <SortChoice orders={orders} />
      <ExportMenu document={ExportShowroomsDocument} />
      <CardGrid>
        <ShowroomCard />
      </CardGrid>
      <WhenSelected>
        <DeleteBulkActions />
      </WhenSelected>
    </ListPage>
  );
};

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ShowroomList;
