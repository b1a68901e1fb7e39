import { useText } from '#providers/i18nProvider/useText.ts';
import { TableSkeleton } from '#ui/list/TableSkeleton.tsx';

/** In the place of a page while it is loaded. */
export const PageSkeleton = () => <TableSkeleton label={useText()('list.loading')} />;
