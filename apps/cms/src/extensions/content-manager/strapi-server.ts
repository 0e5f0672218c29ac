import { refuseRelations } from '../../permissions/refuse-relations';

export default refuseRelations;
