import { extendUploadPlugin } from '../../media/upload-plugin';

export default extendUploadPlugin;
