import { useCreatePath } from 'react-admin';

/** The list of products in a category and below it. */
export const useProductsAddress = (): ((id: string) => string) => {
  const createPath = useCreatePath();
  return (id) => {
    const filter = encodeURIComponent(JSON.stringify({ categories: [id] }));
    return `${createPath({ resource: 'products/variations', type: 'list' })}?filter=${filter}`;
  };
};
