"""The parts in use: one scene a range, for the head of its page.

  blender -b --factory-startup -P scenes.py -- OUT [--only hinges,locks] [--preview]

A scene is a function that returns the objects in mm, goods from models/ among wood, plaster and stone, and where the
camera looks: az, el (degrees), at (mm), width (mm seen at that point). Each is rendered once at 960 x 440; set.mjs
writes the two widths that the shop serves.
"""
import argparse, os, random, sys
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import studio
from studio import *
import models
from models import hinges, locks, door, general, window, sliding, cabinet, thresholds, fixings, roofing, building, cutting

SCENES = {}
def scene(**camera):
    def reg(fn): SCENES[fn.__name__] = (fn, camera); return fn
    return reg

# ------------------------------------------------------------------ what the goods are fitted to
def paint(name, colour, rough=.45): return mat(name, srgb(colour), metallic=0, rough=rough, bump=.05, bump_scale=.25, bevel=1.2, spec=.4)
def plaster(colour='#e9dcc6'): return mat('plaster', srgb(colour), metallic=0, rough=.9, bump=.35, bump_scale=.12, bevel=.8, spec=.2, mottle=.10)
def timber(name='teak', tint=('#6d4322', '#b98550', '#946136')): return mat(name, (.4, .2, .1, 1), metallic=0, rough=.42, wood=True, bevel=.9, spec=.4, tint=tint)

def outside(colour):
    """Daylight behind the scene: it gives light, and nothing lights it."""
    m = D.materials.new('outside'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
    e = N(nt, 'ShaderNodeEmission'); e.inputs[0].default_value = srgb(colour); L(nt, e.outputs[0], N(nt, 'ShaderNodeOutputMaterial').inputs[0])
    return m

def board(at, size, m, grain='x'):
    """A piece of wood: the grain, which the material draws along the object's own x, runs along the given axis."""
    turn = {'x': (0, 0, 0), 'y': (0, 0, 90), 'z': (0, -90, 0)}[grain]
    dx, dy, dz = {'x': (0, 1, 2), 'y': (1, 0, 2), 'z': (2, 1, 0)}[grain]
    shift = Vector((random.uniform(-400, 400), random.uniform(-40, 40), random.uniform(-25, 25)))
    o = box(*shift, size[dx], size[dy], size[dz], m)
    o.matrix_world = Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4() @ Matrix.Translation(-shift)
    return o

def turn_all(objs, deg, about=(0, 0, 0)):
    T = Matrix.Translation(about) @ Matrix.Rotation(math.radians(deg), 4, 'Z') @ Matrix.Translation(-Vector(about))
    for o in objs: o.matrix_world = T @ o.matrix_world
    return objs

# ------------------------------------------------------------------ the scenes
@scene(az=-16, el=10, at=(0, 0, 0), width=290)
def hinges_(r=None):
    """A brass hinge between a painted frame and a teak door that stands open."""
    out = hinges.butt_hinge('satin_brass', h=102, w=33, t=2.6, R=5, open_deg=180)
    frame, leaf = paint('frame', '#d9d3c4'), timber()
    right = [board((24, 13.2, 0), (46, 16, 700), leaf, 'z'), board((212, 40, 0), (330, 40, 700), leaf, 'z')]
    left = [box(-25, 13.2, 0, 46, 16, 700, frame), box(-88, 26, 0, 78, 40, 700, frame), box(-320, 40, 0, 400, 40, 900, plaster())]
    for s in (-1, 1):
        for i, k in enumerate((-.385, -.14, .14, .385)):
            x = 5.5+27.5*(.64 if i % 2 == 0 else .34)
            q = screw_head('satin_brass', 7.6, 1.0, slot='pozi', dome=False); put(q, rot=(90, 0, 0)); put(q, (s*x, 3.0, k*102)); out += q
    return out+right+left

@scene(az=20, el=8, at=(0, 0, 34), width=300)
def locks_(r=None):
    """A brass padlock through the lugs of a steel gate."""
    out = locks.padlock(w=50, h=44, clear=32); put(out, rot=(0, 0, 8))
    iron = paint('gate', '#2f6b56', .34)
    for s in (-1, 1):
        out.append(box(s*46, 14, 0, 40, 40, 900, iron))
        o = pl([rrect(46, 34, 6), circ(8, 40, s*-9, 0)], 5, iron, bev=.6); put(o, rot=(90, 0, 90)); put(o, (s*6, 2, 66)); out.append(o)
        for k in (1, 2, 3): out.append(cyl(8, -450, 450, iron, loc=(s*(66+k*92), 14, 0)))
        for z in (-180, 200): out.append(box(s*260, 14, z, 400, 30, 34, iron))
    out.append(box(0, 500, 0, 3000, 10, 3000, plaster('#d8b48a')))
    return out

@scene(az=-24, el=8, at=(40, -20, 10), width=440)
def door(r=None):
    """A lever handle in satin brass on a panelled teak door."""
    out = models.MODELS['lever_plate']('satin_brass', style='scroll', h=180, w=44, key='euro')
    out += [q for q in put(locks.euro_cylinder('satin_brass', 12, 30), (0, 0, -22))]
    leaf = timber()
    out.append(board((20, 22, 0), (150, 44, 1200), leaf, 'z'))
    panel = board((330, 30, 0), (470, 20, 1200), leaf, 'z'); out.append(panel)
    for x in (101, 109): out.append(board((x, 17-(x-101)*.6, 0), (10, 20, 1200), leaf, 'z'))
    out += [box(-95, 30, 0, 78, 60, 1400, paint('frame', '#d9d3c4')), box(-330, 45, 0, 400, 50, 1400, plaster())]
    return out

@scene(az=-26, el=9, at=(10, -60, 205), width=640)
def general_(r=None):
    """A shelf on two brackets against a plastered wall, with a pot on it."""
    out = []
    for x in (-170, 190): out += put(general.shelf_bracket('black', style='gallows', a=200, b=170), (x, 0, 0))
    out.append(board((10, -96, 211), (760, 200, 24), timber('shelf', ('#80542e', '#c99a62', '#a87742'))))
    out.append(box(0, 12, 0, 2400, 24, 2400, plaster()))
    clay = mat('clay', srgb('#a85a38'), metallic=0, rough=.85, bump=.2, bump_scale=.3, bevel=.6, mottle=.2)
    out.append(put(lathe([(0, 0), (40, 0), (54, 84), (60, 84), (60, 104), (54, 104), (52, 92), (0, 92)], clay), (-118, -96, 223)))
    leaf = mat('leaf', srgb('#4c7038'), metallic=0, rough=.5, bevel=0)
    for i in range(26):
        a, t = i*2.4, .35+.5*random.random(); L = 70+60*random.random()
        p = [(math.cos(a)*L*t*u, math.sin(a)*L*t*u*.7, L*(1.35*u-.55*u*u)) for u in [k/8 for k in range(9)]]
        out.append(put(sweep(p, [(x*1.0, y*.1) for x, y in circ(9, 12)], leaf, scale=lambda u: (max(.06, math.sin(pi*min(1, u*.9+.08))), 1), up=(0, 0, 1)), (-118, -96, 312)))
    books = [('#315a54', 34, 168), ('#c9a24a', 26, 150), ('#8c3b2c', 30, 160)]; x = 70
    for i, (c, w, h) in enumerate(books): out.append(box(x+w/2, -88, 223+h/2, w-1, 118, h, paint('book%d' % i, c, .7))); x += w
    return out

@scene(az=-24, el=24, at=(-20, -10, 20), width=380)
def window(r=None):
    """A black casement stay on a hardwood sill, the sash on its peg."""
    out = put(models.MODELS['casement_stay']('black', style='monkey'), (0, -24, 12))
    wood = timber()
    out += [board((0, -60, 0), (1200, 130, 24), wood), board((0, 34, 46), (1200, 44, 68), paint('sash', '#e4dfd2'), 'x'), board((0, 30, 6), (1200, 60, 14), wood)]
    out += [box(-330, 36, 300, 60, 44, 600, paint('sash', '#e4dfd2')), box(330, 36, 300, 60, 44, 600, paint('sash', '#e4dfd2'))]
    out.append(box(0, 900, 400, 4000, 4, 2200, outside('#cfe0d8')))
    return out

@scene(az=-22, el=4, at=(0, -10, 105), width=600)
def sliding_(r=None):
    """A boarded door on its hanger and rail."""
    out = sliding.barn_hanger('black'); wood = timber('plank', ('#5d3a20', '#a5743f', '#84562d'))
    out.append(put(pl(rrect(2400, 40, 2), 6, 'black', bev=.5), (0, 0, 0), (90, 0, 0))); put(out[-1], (0, .4, 142.2))
    for i in range(-4, 5): out.append(board((i*112+20, 2, -350), (109, 32, 900), wood, 'z'))
    out.append(board((0, -9, -240), (1100, 18, 130), wood, 'x'))
    out.append(box(0, 56, 0, 3000, 30, 2600, plaster('#dccfb8')))
    return out

@scene(az=-26, el=14, at=(60, -12, 6), width=620)
def cabinet(r=None):
    """Drawers of oak with cup handles."""
    out = []; oak = timber('oak_front', ('#8a6238', '#d3aa74', '#b58850')); carcass = paint('carcass', '#2f4a45', .5)
    for x in (-205, 205):
        for z in (-170, 0, 170):
            out.append(board((x, 10, z), (392, 20, 154), oak, 'x')); out += put(models.MODELS['cup_handle']('antique_brass'), (x, 0, z-8))
    out.append(box(0, 32, 0, 900, 20, 640, carcass)); out.append(board((0, -14, 274), (960, 90, 26), timber('top', ('#5b3320', '#91603c', '#774829'))))
    return out

@scene(az=30, el=24, at=(20, 0, 10), width=430)
def thresholds_(r=None):
    """A threshold in a doorway, tiles outside, boards inside, the door above it."""
    out = put(models.MODELS['threshold']('mill_alu', L_=1200), (-30, 0, 0), (0, 0, 0)); wood = timber('floor', ('#80542e', '#c99a62', '#a87742'))
    for i in range(6): out.append(board((-80-i*92-8, (i % 2)*160-80, -6), (90, 1500, 16), wood, 'y'))
    tile = mat('tile', srgb('#a5583c'), metallic=0, rough=.7, bump=.15, bump_scale=.1, bevel=2.4, mottle=.25)
    for i in range(5):
        for j in range(-5, 6): out.append(box(102+i*153, j*153, -8, 149, 149, 14, tile))
    out.append(box(200, 0, -14, 1200, 2000, 14, mat('grout', srgb('#b9ada0'), metallic=0, rough=1, bevel=0)))
    leaf = board((-14, 420, 320), (40, 800, 600), timber(), 'z'); out.append(leaf)
    return out

@scene(az=-24, el=34, at=(4, 0, 4), width=190)
def fixings_(r=None):
    """Screws driven into a board of hardwood, one still standing."""
    out = []; deck = timber('deck', ('#6b4326', '#b07f4e', '#8d5f36'))
    for i in range(-3, 4): out.append(board((0, i*64, -14), (900, 60, 28), deck, 'x'))
    for x in (-40, 44):
        for y in (-17, 17, 47): out += put(fixings.wood_screw('yellow_zinc', 6, 50), (x, y, -49.6+(27 if (x, y) == (44, -17) else 0)))
    out += fixings.scatter(lambda: fixings.wood_screw('yellow_zinc', 6, 50), 4, [(2, -32, 24), (14, -46, -40), (-28, -52, 80), (40, -52, 10)])
    return out

@scene(az=34, el=20, at=(0, -60, -10), width=420)
def roofing_(r=None):
    """A roof of box profile sheets with its ridge, seen from the next roof."""
    out = []; roof = []
    for i in (-2, -1, 0, 1): roof += put(roofing.roof_sheet('brick_red_sheet', n=5, L_=2200), (i*258.75, 0, 0))
    other = []
    put(roof, (0, -275, 0)); put(roof, rot=(22, 0, 0)); out += roof
    for i in (-2, -1, 0, 1): other += put(roofing.roof_sheet('brick_red_sheet', n=5, L_=2200), (i*258.75, 0, 0))
    put(other, (0, 275, 0)); put(other, rot=(-22, 0, 0)); out += other
    for i in range(-4, 5): out += put(put(roofing.ridge_cap('brick_red_sheet', L=620), rot=(0, 0, 90)), (i*180, 0, -14))
    out.append(put(box(0, 0, 0, 9000, 4, 6000, outside('#b9d5e2')), (-1500, 3200, 0), (0, 0, 34)))
    return out

@scene(az=-30, el=16, at=(60, -30, 430), width=1000)
def building_(r=None):
    """A wall of bricks going up, with trowel and level on it."""
    out = []; mortar = mat('mortar', srgb('#b7b0a4'), metallic=0, rough=1, bump=.8, bump_scale=.3, bevel=1)
    for row in range(7):
        for i in range(-5, 6):
            if row == 6 and i > 0 or row == 5 and i > 2: continue
            b = box(0, 0, 0, 215, 102, 65, 'brick'); put(b, (random.uniform(-.6, .6), random.uniform(-1, 1), 0), (0, 0, random.uniform(-.35, .35))); xf(b, (i*225+(112 if row % 2 else 0), 0, row*75+32)); out.append(b)
        ends = 1300 if row < 5 else 610 if row == 5 else 100       # the right end of the row, inside its last brick
        if row < 6: out.append(box((ends-1300)/2, 0, row*75+70, ends+1300, 92, 10, mortar))
        out.append(box((ends-1300)/2, 2, row*75+32, ends+1300, 90, 66, mortar))
    out += put(building.trowel('tool_steel'), (300, -10, 450+8), (0, 0, 196))
    out += put(building.spirit_level('yellow_paint', L=600), (-260, 0, 515))
    out.append(box(0, 1500, 0, 6000, 10, 4000, outside('#d9dcc4')))
    return out

@scene(az=-24, el=28, at=(0, 0, 14), width=420)
def cutting_(r=None):
    """A bench of beech with chisel, tape and a marked board."""
    out = []; bench = timber('bench', ('#a87645', '#e0bd8c', '#cf9f69'))
    for i in range(-3, 4): out.append(board((0, i*122, -20), (1400, 121, 40), bench, 'x'))
    out.append(board((40, 30, 9), (520, 96, 18), timber('teak', ('#6d4322', '#b98550', '#946136')), 'x'))
    out += put(cutting.tape_measure(), (-110, -66, 0), (0, 0, 6))
    out += put(cutting.wood_chisel(w=25), (96, 26, 18.4), (0, 0, 62))
    out += put(cutting.diamond_disc(D_=115), (128, -70, 1.6), (0, 0, 24))
    shaving = mat('shaving', srgb('#d9ab72'), metallic=0, rough=.7, bevel=0)
    for i in range(9):
        R = random.uniform(6, 11); p = arc((0, 0, 0), R, 0, random.uniform(3, 8), 24, 'xz'); p = [(x, k*.35, z) for k, (x, y, z) in enumerate(p)]
        out.append(put(sweep(p, [(x*1.0, y) for x, y in rrect(.5, 9, .2, 2)], shaving, up=(0, 1, 0)), (-10+random.uniform(-70, 50), 8+random.uniform(-40, 30), 18+R), (0, 0, random.uniform(0, 180))))
    return out

# ------------------------------------------------------------------ light and camera
def shoot(objs, out, az, el, at, width, size=(960, 440), samples=48, noise=.06):
    sc = bpy.context.scene; R = width/2; X = Matrix.Scale(1/R, 4) @ Matrix.Translation(-Vector(at))
    bpy.context.view_layer.update()
    for o in objs: o.matrix_world = X @ o.matrix_world
    for m in D.materials:
        if m.node_tree:
            for n in m.node_tree.nodes:
                if n.type == 'BEVEL': n.inputs['Radius'].default_value = n['mm']/R
                if n.type == 'MAPPING' and 'fu' in n: n.inputs['Scale'].default_value = [q/R for q in n['fu']]
                if n.type == 'BUMP': n.inputs['Distance'].default_value = n['mm']/R
    world(.55)
    softbox('sun', (-4.5, -3.2, 4.2), (1.1, 1.1), 520, falloff=.5, col=(1, .83, .62))       # late sun from the upper left
    softbox('sky', (1.5, -3.5, 4.0), (4, 3), 130, falloff=.8, col=(.86, .93, 1))
    softbox('card', (2.8, -3.0, .4), (2, 3), 60, falloff=.8, col=(1, .94, .86))
    cam = D.cameras.new('cam'); co = link(D.objects.new('cam', cam)); sc.camera = co
    a, e = math.radians(az), math.radians(el); d = Vector((math.sin(a)*math.cos(e), -math.cos(a)*math.cos(e), math.sin(e)))
    dist = 7.0; co.location = d*dist; co.rotation_euler = (-d).to_track_quat('-Z', 'Y').to_euler()
    cam.sensor_width = 36; cam.lens = 36*dist/2; cam.clip_end = 200
    cam.dof.use_dof = True; cam.dof.focus_distance = dist-.05; cam.dof.aperture_fstop = 1.1
    sc.render.engine = 'CYCLES'; cy = sc.cycles; cy.device = 'CPU'; cy.samples = samples; cy.use_adaptive_sampling = True; cy.adaptive_threshold = noise
    cy.use_denoising = False; cy.max_bounces = 6; cy.diffuse_bounces = 3; cy.glossy_bounces = 4; cy.caustics_reflective = False; cy.caustics_refractive = False
    cy.sample_clamp_indirect = 4; cy.blur_glossy = .5
    sc.render.resolution_x, sc.render.resolution_y = size; sc.render.resolution_percentage = 100; sc.render.film_transparent = False
    sc.view_settings.view_transform = 'Filmic'; sc.view_settings.look = 'Medium High Contrast'; sc.view_settings.exposure = .45
    im = sc.render.image_settings; im.file_format = 'PNG'; im.color_mode = 'RGB'
    sc.render.filepath = out; bpy.ops.render.render(write_still=True)

def main():
    ap = argparse.ArgumentParser(prog='scenes.py'); A = ap.add_argument
    A('out'); A('--only', default=''); A('--preview', action='store_true')
    a = ap.parse_args(sys.argv[sys.argv.index('--')+1:]); models.load(); os.makedirs(a.out, exist_ok=True)
    for name, (fn, camera) in SCENES.items():
        name = name.rstrip('_')
        if a.only and name not in a.only.split(','): continue
        studio._cache.clear(); studio.wipe(); random.seed(7)
        try: shoot(fn(), os.path.join(a.out, name+'.png'), **camera, **(dict(size=(480, 220), samples=16, noise=.1) if a.preview else {}))
        except Exception: import traceback; traceback.print_exc(); print('FAILED', name, flush=True); continue
        print('OK', name, flush=True)

main()
