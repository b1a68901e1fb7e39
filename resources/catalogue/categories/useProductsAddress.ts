import { useCreatePath } from 'react-admin';

/** Returns the URL of the product list for a category and its descendants. */
export const useProductsAddress = (): ((id: string) => string) => {
  const createPath = useCreatePath();
  return (id) => {
    const filter = encodeURIComponent(JSON.stringify({ categories: [id] }));
    return `${createPath({ resource: 'products/variations', type: 'list' })}?filter=${filter}`;
  };
};
