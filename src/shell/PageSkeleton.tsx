import { useTranslate } from 'react-admin';
import { TableSkeleton } from '#ui/list/TableSkeleton.tsx';

/** In the place of a page while it is loaded. */
export const PageSkeleton = () => <TableSkeleton label={useTranslate()('list.loading')} />;
