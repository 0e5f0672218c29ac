import { extendUploadPlugin, type UploadPlugin } from '../../media/upload-plugin';
import { keepUsedFiles } from '../../publishing/file-uses/keep-used-files';

export default (plugin: UploadPlugin) => keepUsedFiles(extendUploadPlugin(plugin));
