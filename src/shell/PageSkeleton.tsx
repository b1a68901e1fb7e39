import { useText } from '#providers/i18nProvider/useText.ts';
import { TableSkeleton } from '#ui/list/TableSkeleton.tsx';

/** The skeleton of a page. */
export const PageSkeleton = () => <TableSkeleton label={useText()('list.loading')} />;
