"""Cycles settings and the passes the denoiser needs."""

import bpy

SEED = 1


def render(path, width, height, samples, threads, bounces, clamp):
    """Write path.exr with feature passes.

    `bounces` is (total, diffuse, glossy, transmission, transparent); `clamp` caps indirect light against fireflies.
    """
    scene = bpy.context.scene
    set_quality(scene.cycles, samples, bounces, clamp)
    out = scene.render
    out.engine = "CYCLES"
    out.resolution_x, out.resolution_y, out.resolution_percentage = width, height, 100
    out.threads_mode = "FIXED"
    out.threads = threads
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    image = out.image_settings
    image.file_format = "OPEN_EXR_MULTILAYER"
    image.color_depth = "32"
    image.exr_codec = "NONE"
    scene.cycles.seed = SEED
    out.filepath = f"{path}.exr"
    bpy.ops.render.render(write_still=True)


def set_quality(cycles, samples, bounces, clamp):
    """Samples, bounces and clamping of Cycles."""
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    total, diffuse, glossy, transmission, transparent = bounces
    cycles.max_bounces = total
    cycles.diffuse_bounces = diffuse
    cycles.glossy_bounces = glossy
    cycles.transmission_bounces = transmission
    cycles.transparent_max_bounces = transparent
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 0.5
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
