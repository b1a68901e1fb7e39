import Box from '@mui/material/Box';
import { UsesList } from '#ui/deletion/UsesList.tsx';

/** Lists the menu items, styles and sections that use a variation. */
const VariationUses = ({ id }: { id: string }) => (
  <Box>
    <UsesList of="variation" ids={[id]} />
  </Box>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default VariationUses;
