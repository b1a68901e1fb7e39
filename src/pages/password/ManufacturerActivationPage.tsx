import { manufacturerActivation } from '#providers/accounts/access.ts';
import { SetPasswordPage } from './SetPasswordPage.tsx';

/** `/manufacturer/{key}`: a manufacturer sets the first password. */
const ManufacturerActivationPage = () => <SetPasswordPage kind={manufacturerActivation} />;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default ManufacturerActivationPage;
