import type { ResourceScreens } from '#providers/registry/definition.ts';

export { default as icon } from '@mui/icons-material/DirectionsCarOutlined';

export const routes: ResourceScreens['routes'] = { table: () => import('./DrivingCostTable.tsx') };
