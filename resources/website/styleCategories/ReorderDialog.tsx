import Typography from '@mui/material/Typography';
import { Thumbnail } from '#ui/fields/Thumbnail.tsx';
import { ReorderDialog } from '#ui/sortable/ReorderDialog.tsx';
import { type StyleCategoryRecord, UpdateStyleCategoryOrdersDocument } from './record.generated.ts';

const StyleCategoryOrder = ({ onClose }: { onClose: () => void }) => (
  <ReorderDialog<StyleCategoryRecord>
    document={UpdateStyleCategoryOrdersDocument}
    onClose={onClose}
  >
    {({ name, picture }) => (
      <>
        <Thumbnail image={picture ? { filename: picture, alt: '' } : null} size={48} />
        <Typography noWrap fontWeight={560}>
          {name}
        </Typography>
      </>
    )}
  </ReorderDialog>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default StyleCategoryOrder;
