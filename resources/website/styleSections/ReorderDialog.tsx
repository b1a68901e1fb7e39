import Typography from '@mui/material/Typography';
import { ReorderDialog } from '#ui/sortable/ReorderDialog.tsx';
import type { StyleSectionRow } from './operations.ts';
import { UpdateStyleSectionOrdersDocument } from './record.generated.ts';

const StyleSectionOrder = ({ onClose }: { onClose: () => void }) => (
  <ReorderDialog<StyleSectionRow> document={UpdateStyleSectionOrdersDocument} onClose={onClose}>
    {({ name }) => (
      <Typography noWrap fontWeight={560}>
        {name}
      </Typography>
    )}
  </ReorderDialog>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default StyleSectionOrder;
