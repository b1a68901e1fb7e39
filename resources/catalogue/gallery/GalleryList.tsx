import UploadIcon from '@mui/icons-material/CloudUploadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { pictureUses } from '#contract/rules/catalogue/picture.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { FilterBar } from '#ui/list/FilterBar.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { SearchFilter } from '#ui/list/SearchFilter.tsx';
import { SelectFilter } from '#ui/list/SelectFilter.tsx';
import { PictureGrid } from './PictureGrid.tsx';

const UploadDialog = lazyPart(() => import('./upload/UploadDialog.tsx'));

/** Shows all pictures with their uses, and the bulk upload. */
const GalleryList = () => {
  const text = useText('resources.gallery');
  return (
    <ListPage
      title={text('title')}
      subtitle={text('subtitle')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<UploadButton />}
      filters={
        <FilterBar>
          <SearchFilter source="name" label={text('search')} />
          <SelectFilter
            source="use"
            label={text('fields.use')}
            choices={pictureUses.map((id) => ({ id, name: text(`uses.${id}`) }))}
          />
        </FilterBar>
      }
      empty={text('empty')}
    >
      <PictureGrid />
    </ListPage>
  );
};

const UploadButton = () => {
  const translate = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
        {translate('resources.gallery.upload.open')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <UploadDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};

// biome-ignore lint/style/noDefaultExport: a lazy view is a module's default export
export default GalleryList;
